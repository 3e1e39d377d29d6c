import { getEditDistance } from './editDistance';
import { isSameStem } from './text';
import type { Entry } from './unpackDirectory';

/** The words that names are made of, and how often each is one. */
export type Vocabulary = ReadonlyMap<string, number>;

/** Collects the words of all names, and those that have synonyms. */
export function buildVocabulary(
  entries: readonly Entry[],
  synonyms: Readonly<Record<string, readonly string[]>>,
): Vocabulary {
  const words = new Map<string, number>();
  const add = (word: string) => words.set(word, (words.get(word) ?? 0) + 1);
  for (const { forms } of entries) for (const { text } of forms) add(text);
  // Whoever writes two words as one means the same: `dropdownmenu`.
  for (const phrase of Object.keys(synonyms)) add(phrase.replaceAll(' ', ''));
  return words;
}

/** How many errors a word of a length may have: short ones are too easily another word. */
const getTolerance = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : 2);

const MAX_CORRECTIONS = 3;

/** Whether readers who typed this may have meant a word, or are on their way to it. */
export function isKnown(word: string, vocabulary: Vocabulary): boolean {
  if (vocabulary.has(word)) return true;
  for (const known of vocabulary.keys()) {
    if (known.startsWith(word) || isSameStem(known, word)) return true;
  }
  return false;
}

/**
 * The words nearest to one that is not known: fewest errors, then the same first letter, then the
 * most frequent. None where all are too far.
 *
 * @example findCorrections('snakbar', vocabulary) // ['snackbar']
 */
export function findCorrections(word: string, vocabulary: Vocabulary): string[] {
  let limit = getTolerance(word.length);
  if (limit === 0) return [];
  let found: { known: string; rank: number }[] = [];
  for (const [known, count] of vocabulary) {
    if (known.length < 3) continue;
    const distance = getEditDistance(word, known, limit);
    if (distance > limit) continue;
    if (distance < limit) {
      limit = distance;
      found = [];
    }
    found.push({ known, rank: (known[0] === word[0] ? 1000 : 0) + Math.min(count, 999) });
  }
  return found
    .sort((one, other) => other.rank - one.rank)
    .slice(0, MAX_CORRECTIONS)
    .map(({ known }) => known);
}
