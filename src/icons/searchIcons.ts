import { THEME_SUFFIXES } from './iconNames';
import type { IndexedWord, SearchIndex } from './searchIndex';
import { isOneTypoOff } from './typos';

/** How well a word of the query fits an icon; less is better. `NONE`: not at all. */
const RANK = {
  wholeName: 0,
  wordOfName: 1,
  otherWord: 2,
  startOfName: 2,
  startOfWord: 3,
  startOfOther: 4,
  inside: 5,
  typo: 6,
  NONE: 100,
} as const;

/** What a search found. */
export interface FoundIcons {
  /** Places in the list of names, best first. */
  readonly icons: readonly number[];
  /** Nothing is written as asked: these are what may have been meant. */
  readonly isGuess: boolean;
}

/** `'Arrow-back (é)'` → `['arrow', 'back', 'e']`. */
function toWords(query: string): string[] {
  return query
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

type Ranks = Uint8Array;

function createRanks(index: SearchIndex): Ranks {
  return new Uint8Array(index.wholeNames.length).fill(RANK.NONE);
}

function improve(ranks: Ranks, icon: number, rank: number): void {
  if (rank < (ranks[icon] ?? 0)) ranks[icon] = rank;
}

function rankWords(
  ranks: Ranks,
  words: readonly IndexedWord[],
  rankWord: (word: string) => number | undefined,
): void {
  for (const { word, icons } of words) {
    const rank = rankWord(word);
    if (rank !== undefined) for (const icon of icons) improve(ranks, icon, rank);
  }
}

/** A letter alone stands in nearly every name: it counts at the start of words only. */
function rankByWriting(index: SearchIndex, wanted: string): Ranks {
  const ranks = createRanks(index);
  const countsInside = wanted.length > 1;
  index.wholeNames.forEach((name, icon) => {
    const place = name.indexOf(wanted);
    if (place === 0) {
      improve(ranks, icon, name.length === wanted.length ? RANK.wholeName : RANK.startOfName);
    } else if (place > 0 && countsInside) improve(ranks, icon, RANK.inside);
  });
  const rankBy = (whole: number, start: number) => (word: string) => {
    if (!word.startsWith(wanted)) return undefined;
    return word.length === wanted.length ? whole : start;
  };
  rankWords(ranks, index.nameWords, rankBy(RANK.wordOfName, RANK.startOfWord));
  rankWords(ranks, index.otherWords, rankBy(RANK.otherWord, RANK.startOfOther));
  return ranks;
}

function rankByTypo(index: SearchIndex, wanted: string): Ranks {
  const ranks = createRanks(index);
  const rankWord = (word: string) => (isOneTypoOff(wanted, word) ? RANK.typo : undefined);
  rankWords(ranks, index.nameWords, rankWord);
  rankWords(ranks, index.otherWords, rankWord);
  return ranks;
}

/** `deleterounded` → `delete`: names are pasted with their theme, and as they are used in JSX. */
function withoutEnding(word: string): string {
  const ending = ['icon', ...THEME_SUFFIXES.map((theme) => theme.toLowerCase())].find(
    (known) => word.length > known.length && word.endsWith(known),
  );
  return ending === undefined ? word : withoutEnding(word.slice(0, -ending.length));
}

function hasAny(ranks: Ranks): boolean {
  return ranks.some((rank) => rank < RANK.NONE);
}

/** Those that fit every word, best first; of equals the shorter name, which is the plainer icon. */
function listBest(index: SearchIndex, ranksOfWords: readonly Ranks[]): number[] {
  const sums = index.wholeNames.map((_name, icon) =>
    ranksOfWords.reduce((sum, ranks) => sum + (ranks[icon] ?? RANK.NONE), 0),
  );
  const getLength = (icon: number) => index.wholeNames[icon]?.length ?? 0;
  return [...sums.keys()]
    .filter((icon) => ranksOfWords.every((ranks) => ranks[icon] !== RANK.NONE))
    .sort((a, b) => (sums[a] ?? 0) - (sums[b] ?? 0) || getLength(a) - getLength(b) || a - b);
}

/**
 * The icons that a query means: each of its words is in the icon's name or is another word for it, at
 * the start or, in names, anywhere. A word that fits nothing is taken without the ending of a theme,
 * then with one letter otherwise.
 *
 * @returns all icons, in their order, for a query without letters and digits
 */
export function searchIcons(index: SearchIndex, query: string): FoundIcons {
  const words = toWords(query);
  if (words.length === 0) return { icons: [...index.wholeNames.keys()], isGuess: false };
  let isGuess = false;
  const ranks = words.map((word) => {
    const written = rankByWriting(index, word);
    if (hasAny(written)) return written;
    const shorter = withoutEnding(word);
    const pasted = shorter === word ? written : rankByWriting(index, shorter);
    if (hasAny(pasted)) return pasted;
    isGuess = true;
    return rankByTypo(index, word);
  });
  return { icons: listBest(index, ranks), isGuess };
}
