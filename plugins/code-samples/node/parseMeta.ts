import { countEdits } from './nearestNames';
import { SampleProblem } from './sampleProblem';

/** What an author wrote after the language of a fence. */
export interface SampleMeta {
  readonly title: string | null;
  /** Ranges of lines, counted from 1, both ends included. */
  readonly highlightedRanges: readonly LineRange[];
  readonly firstLineNumber: number | null;
}

export interface LineRange {
  readonly first: number;
  readonly last: number;
}

const OPTION_NAMES = ['title', 'showLineNumbers'];

// One word; or name="…" / name='…'; or {…}.
const WORD = /[^\s"'={}]+=(?:"[^"]*"|'[^']*')|\{[^}]*\}|\S+/g;

/**
 * Reads the options of a sample: `title="…"`, `{1,3-5}`, `showLineNumbers`, `showLineNumbers=5`.
 * Words of other plugins (`npm2yarn`, `live`) are let through.
 *
 * @throws SampleProblem for a value that cannot be read and for a misspelt option
 */
export function parseMeta(meta: string): SampleMeta {
  let title: string | null = null;
  let firstLineNumber: number | null = null;
  const highlightedRanges: LineRange[] = [];
  for (const word of meta.match(WORD) ?? []) {
    const { name, value } = splitWord(word);
    if (word.startsWith('{')) {
      highlightedRanges.push(...parseRanges(word));
    } else if (name === 'title') {
      title = parseTitle(word, value);
    } else if (name === 'showLineNumbers') {
      firstLineNumber = parseFirstLineNumber(word, value);
    } else {
      rejectMisspelling(word, name);
    }
  }
  return { title, highlightedRanges, firstLineNumber };
}

function splitWord(word: string): { name: string; value: string | null } {
  const at = word.indexOf('=');
  return at === -1
    ? { name: word, value: null }
    : { name: word.slice(0, at), value: word.slice(at + 1) };
}

function parseTitle(word: string, value: string | null): string {
  const quoted = value?.match(/^(["'])(.+)\1$/)?.[2];
  if (quoted === undefined) {
    throw new SampleProblem(
      `cannot read the title in ${word}. Write it in quotes: title="src/App.tsx".`,
    );
  }
  return quoted;
}

function parseFirstLineNumber(word: string, value: string | null): number {
  if (value !== null && !/^\d+$/.test(value)) {
    throw new SampleProblem(
      `cannot read the number of the first line in ${word}. Write showLineNumbers, or showLineNumbers=5 to start at 5.`,
    );
  }
  return value === null ? 1 : Number(value);
}

function parseRanges(word: string): LineRange[] {
  return word
    .slice(1, -1)
    .split(',')
    .map((part) => {
      const ends = part.trim().match(/^(\d+)(?:-(\d+))?$/);
      const first = Number(ends?.[1] ?? 0);
      const last = Number(ends?.[2] ?? first);
      if (first < 1 || last < first) {
        throw new SampleProblem(
          `cannot read the highlighted lines ${word}. Write line numbers from 1 and ranges, smaller number first: {1,3-5}.`,
        );
      }
      return { first, last };
    });
}

function rejectMisspelling(word: string, name: string): void {
  const meant = OPTION_NAMES.find(
    (option) => countEdits(option.toLowerCase(), name.toLowerCase()) <= 1,
  );
  if (meant !== undefined) {
    throw new SampleProblem(`unknown option ${word} after the language. Did you mean ${meant}?`);
  }
}
