import { splitName } from '../iconNames';

/** Whether a name, given with its words, is one that a pattern means. */
export type NameMatcher = (name: string, words: readonly string[]) => boolean;

/**
 * Reads a pattern of our tables. `Arrow` or `CreditCard`: these words stand in the name, next to each
 * other. `Format*`: the name begins with these words. `=Home`: it is the name.
 */
export function createMatcher(pattern: string): NameMatcher {
  if (pattern.startsWith('=')) return (name) => name === pattern.slice(1);
  const isStart = pattern.endsWith('*');
  const wanted = splitName(isStart ? pattern.slice(0, -1) : pattern);
  const fitsAt = (words: readonly string[], start: number) =>
    wanted.every((word, index) => words[start + index] === word);
  return isStart
    ? (_name, words) => fitsAt(words, 0)
    : (_name, words) => words.some((_word, start) => fitsAt(words, start));
}

/** One line of a table: what stands before the colon, and the words after it. */
export interface TableLine {
  readonly key: string;
  readonly words: readonly string[];
}

/**
 * Reads a table of lines `key: word word`. Empty lines are left out.
 *
 * @throws Error for a line without a colon or without words
 */
export function parseTable(text: string): TableLine[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, key, rest] = /^([^:]+):\s*(\S.*)$/.exec(line) ?? [];
      if (key === undefined || rest === undefined) {
        throw new Error(
          `A table of the icons has the line ${JSON.stringify(line)}, but a line is "key: word word". ` +
            'To mend: put a colon behind the key and at least one word behind the colon.',
        );
      }
      return { key: key.trim(), words: rest.split(/\s+/) };
    });
}
