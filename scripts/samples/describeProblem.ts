import { FRAGMENT, type Sample } from './collectSamples';

/** What the compiler said of a sample. */
export interface SampleDiagnostic {
  /** Number of the message: 2304 for TS2304. */
  readonly code: number;
  readonly message: string;
  /** Line inside the sample, from 0. */
  readonly lineIndex: number;
}

const UNKNOWN_NAMES = [2304, 2503, 2552, 2582, 18004];
const UNRESOLVED_IMPORTS = [2305, 2307, 2613, 2614, 2724, 2882, 7016];
const FIRST_OF_TYPES = 2000;
/** Adjacent elements, and elements that are not closed. */
const HALF_ELEMENTS = [2657, 17002, 17008, 17014];

function getRemedy(code: number): string {
  if (UNRESOLVED_IMPORTS.includes(code)) {
    return 'Correct the import. What readers of the sample install themselves stands in scripts/samples/outsidePackages.ts; a file of theirs is another sample of the page, with its path as title="…".';
  }
  if (UNKNOWN_NAMES.includes(code)) {
    return `Import or declare the name in the sample. A sample without imports and title knows the imports of those before it. Write the word ${FRAGMENT} after the language where a sample shows a part of something only.`;
  }
  if (code < FIRST_OF_TYPES || HALF_ELEMENTS.includes(code)) {
    return `Correct the code, or write the word ${FRAGMENT} after the language where it is no whole statement.`;
  }
  return `Correct the sample as readers would have to. Where it is wrong on purpose, write the word ${FRAGMENT} after the language.`;
}

/** One line for an author: file and line of the page, what is wrong, how to mend it. */
export function describeProblem(sample: Sample, diagnostic: SampleDiagnostic): string {
  const line = sample.line + 1 + diagnostic.lineIndex;
  const message = diagnostic.message.trim().replace(/\.$/, '');
  return `${sample.page}:${line}: the sample does not type-check: ${message} (TS${diagnostic.code}). ${getRemedy(diagnostic.code)}`;
}
