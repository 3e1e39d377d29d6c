import leven from 'leven';
import type { GalleryCard, GalleryGroup } from './galleryGroups';

/** Names offered where nothing matches. */
const MAX_SUGGESTIONS = 3;

/** `'No-SSR (é)'` → `'no ssr e'`. */
function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function getInitials(words: readonly string[]): string {
  return words.map((word) => word.charAt(0)).join('');
}

/** A word of the query is at the start of a word, or inside the name written as one, or its initials. */
function matchesWord(word: string, name: string, group: string): boolean {
  const words = name.split(' ');
  return (
    [...words, ...group.split(' ')].some((candidate) => candidate.startsWith(word)) ||
    words.join('').includes(word) ||
    (word.length > 1 && getInitials(words) === word)
  );
}

function matches(card: GalleryCard, group: GalleryGroup, query: string): boolean {
  const name = normalize(card.label);
  // `Text-Field` and `textfield` mean the same; so do words of which each is found.
  return (
    name.replaceAll(' ', '').includes(query.replaceAll(' ', '')) ||
    query.split(' ').every((word) => matchesWord(word, name, normalize(group.label)))
  );
}

/**
 * Which cards a query leaves: each of its words must be found in the component's name or in that of
 * its group. Case, accents, hyphens and spaces do not count; initials do (`fab`).
 *
 * @returns the cards themselves; all of them for a query without letters and digits
 */
export function searchGallery(
  groups: readonly GalleryGroup[],
  query: string,
): ReadonlySet<GalleryCard> {
  const wanted = normalize(query);
  return new Set(
    groups.flatMap((group) =>
      wanted === '' ? group.cards : group.cards.filter((card) => matches(card, group, wanted)),
    ),
  );
}

function getDistance(label: string, wanted: string): number {
  const name = normalize(label);
  const whole = leven(name.replaceAll(' ', ''), wanted.replaceAll(' ', ''));
  return Math.min(whole, ...name.split(' ').map((word) => leven(word, wanted)));
}

/**
 * Names that a query without matches may have meant, nearest first: those that at most a third of
 * its letters set apart.
 */
export function suggestNames(groups: readonly GalleryGroup[], query: string): string[] {
  const wanted = normalize(query);
  const labels = new Set(groups.flatMap(({ cards }) => cards.map(({ label }) => label)));
  return [...labels]
    .map((label) => ({ label, distance: getDistance(label, wanted) }))
    .filter(({ distance }) => distance <= wanted.length / 3)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ label }) => label);
}
