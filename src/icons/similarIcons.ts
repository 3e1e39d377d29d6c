import { readCategory } from './categories';
import { splitName } from './iconNames';
import type { SearchIndex } from './searchIndex';
import type { IconData } from './types';

/** What icons can have in common, and how much it says. */
const WEIGHT = { firstWord: 3, word: 2, otherWord: 2, category: 1 } as const;

/** Words of so many names (`Alt`, `Outline`, `Off`) say nothing about what is drawn. */
const MAX_SHARED = 40;

/** The other words for an icon, in the order of the alphabet. */
export function listOtherWords(index: SearchIndex, icon: number): string[] {
  return index.otherWords
    .filter(({ icons }) => icons.includes(icon))
    .map(({ word }) => word)
    .sort();
}

/** Icons of a category, those nearest in the list of names first. */
function listNeighbors(categories: string, icon: number): number[] {
  return [...categories]
    .flatMap((letter, other) => (letter === categories[icon] && other !== icon ? [other] : []))
    .sort((a, b) => Math.abs(a - icon) - Math.abs(b - icon) || a - b);
}

/**
 * Icons that show or mean something like another one: they share words of their names or other
 * words; after them those of the same category.
 *
 * @returns places in the list of names, nearest first
 */
export function findSimilarIcons(
  { names, categories }: Pick<IconData, 'names' | 'categories'>,
  index: SearchIndex,
  icon: number,
  count: number,
): number[] {
  const scores = new Map<number, number>();
  const add = (icons: readonly number[], weight: number) => {
    for (const other of icons) scores.set(other, (scores.get(other) ?? 0) + weight);
  };
  const firstWord = splitName(names[icon] ?? '')[0]?.toLowerCase();
  for (const { word, icons } of index.nameWords) {
    if (icons.length > MAX_SHARED || !icons.includes(icon)) continue;
    add(icons, word === firstWord ? WEIGHT.firstWord : WEIGHT.word);
  }
  for (const { icons } of index.otherWords) {
    if (icons.includes(icon)) add(icons, WEIGHT.otherWord);
  }
  scores.delete(icon);
  const category = readCategory(categories, icon);
  for (const [other, score] of scores) {
    if (readCategory(categories, other) === category) scores.set(other, score + WEIGHT.category);
  }
  const related = [...scores]
    .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
    .map(([other]) => other);
  return [...new Set([...related, ...listNeighbors(categories, icon)])].slice(0, count);
}
