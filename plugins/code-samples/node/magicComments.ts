import { SampleProblem } from './sampleProblem';

export interface MarkedCode {
  /** The source without the comments that only speak to us. */
  readonly code: string;
  /** Highlighted lines of `code`, counted from 0. */
  readonly highlightedLines: ReadonlySet<number>;
}

const DIRECTIVES = 'highlight-next-line|highlight-start|highlight-end';

// How comments open and close, in any language: the directives are unlike any code, so there is
// nothing to be gained by knowing which language has which comments.
const COMMENT_MARKS: ReadonlyArray<readonly [start: string, end: string]> = [
  ['//', ''],
  ['#', ''],
  ['--', ''],
  [';+', ''],
  ['%', ''],
  ['[rR][eE][mM]\\b', ''],
  ['/\\*', '\\*/'],
  ['\\{\\s*/\\*', '\\*/\\s*\\}'],
  ['<!--', '-->'],
  ['\\(\\*', '\\*\\)'],
];

const MAGIC_COMMENT = new RegExp(
  `^\\s*(?:${COMMENT_MARKS.map(([start, end]) => `${start}\\s*(?:${DIRECTIVES})\\s*${end}`).join('|')})\\s*$`,
);

/**
 * Takes out the lines `// highlight-next-line`, `// highlight-start` and `// highlight-end`, in the
 * comment syntax of any language, and tells which lines they mean.
 *
 * @throws SampleProblem for a comment that has no line or no partner
 */
export function takeMagicComments(source: string): MarkedCode {
  const kept: string[] = [];
  const highlightedLines = new Set<number>();
  let openedAt: number | null = null;
  let nextLineAt: number | null = null;

  source.split('\n').forEach((line, index) => {
    const lineOffset = index + 1;
    const directive = readDirective(line);
    if (directive === null) {
      if (openedAt !== null || nextLineAt !== null) {
        highlightedLines.add(kept.length);
      }
      nextLineAt = null;
      kept.push(line);
    } else if (directive === 'highlight-next-line') {
      nextLineAt = lineOffset;
    } else if (directive === 'highlight-start') {
      if (openedAt !== null) {
        throw new SampleProblem(
          'highlight-start inside a highlighted block. Put highlight-end before it.',
          lineOffset,
        );
      }
      openedAt = lineOffset;
    } else {
      if (openedAt === null) {
        throw new SampleProblem(
          'highlight-end without highlight-start. Put highlight-start above the first highlighted line, or remove highlight-end.',
          lineOffset,
        );
      }
      openedAt = null;
    }
  });

  if (openedAt !== null) {
    throw new SampleProblem(
      'highlight-start is never closed. Put highlight-end below the last highlighted line.',
      openedAt,
    );
  }
  if (nextLineAt !== null) {
    throw new SampleProblem(
      'highlight-next-line is the last line. Put it above the line to highlight, or remove it.',
      nextLineAt,
    );
  }
  return { code: kept.join('\n'), highlightedLines };
}

function readDirective(line: string): string | null {
  return MAGIC_COMMENT.test(line) ? (line.match(DIRECTIVES)?.[0] ?? null) : null;
}
