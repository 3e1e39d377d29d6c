import { findOtherWords } from './data/otherWords';
import { splitName } from './iconNames';

/** A word, and the icons that have it, by their places in the list of names. */
export interface IndexedWord {
  readonly word: string;
  readonly icons: readonly number[];
}

/** All that a search looks at, in lower case: made once, so that a keystroke only compares. */
export interface SearchIndex {
  /** Names written as one word: `arrowback`. */
  readonly wholeNames: readonly string[];
  /** Each word of the names once. */
  readonly nameWords: readonly IndexedWord[];
  /** Each other word once. */
  readonly otherWords: readonly IndexedWord[];
}

function toIndexedWords(entries: Iterable<readonly [string, Iterable<number>]>): IndexedWord[] {
  return [...entries].map(([word, icons]) => ({ word, icons: [...icons] }));
}

/** @param names in the order in which icons without a better reason are listed */
export function createSearchIndex(names: readonly string[]): SearchIndex {
  const nameWords = new Map<string, Set<number>>();
  names.forEach((name, index) => {
    for (const word of splitName(name)) {
      const key = word.toLowerCase();
      const icons = nameWords.get(key);
      if (icons) icons.add(index);
      else nameWords.set(key, new Set([index]));
    }
  });
  return {
    wholeNames: names.map((name) => name.toLowerCase()),
    nameWords: toIndexedWords(nameWords),
    otherWords: toIndexedWords(findOtherWords(names)),
  };
}
