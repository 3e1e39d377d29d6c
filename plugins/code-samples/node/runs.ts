import type { Token, TokenStream } from 'prismjs';
import { getTokenKind, type TokenKind } from './tokenKinds';

/** A stretch of source in one colour; `null` is the plain text colour. */
export interface Run {
  readonly text: string;
  readonly kind: TokenKind | null;
}

/** The source that a list of runs came from. */
export function joinRuns(runs: readonly Run[]): string {
  return runs.map((run) => run.text).join('');
}

/** Flattens Prism's nested tokens; an inner token that has no colour of its own keeps its parent's. */
export function flattenTokens(tokens: TokenStream): Run[] {
  const runs: Run[] = [];
  function visit(stream: TokenStream, inherited: TokenKind | null): void {
    if (typeof stream === 'string') {
      runs.push({ text: stream, kind: inherited });
    } else if (Array.isArray(stream)) {
      stream.forEach((token) => visit(token, inherited));
    } else {
      const kind = keepsKind(stream, inherited) ? undefined : getTokenKind(getTokenNames(stream));
      visit(stream.content, kind === undefined ? inherited : kind);
    }
  }
  visit(tokens, null);
  return runs;
}

/** The parts of a regular expression are too small to colour; quotes belong to what they quote. */
function keepsKind(token: Token, inherited: TokenKind | null): boolean {
  return (
    inherited === 'r' ||
    (token.type === 'punctuation' && (token.content === '"' || token.content === "'"))
  );
}

function getTokenNames(token: Token): string[] {
  // Prism leaves `alias` undefined on tokens without one, whatever its types say.
  const alias: string | string[] | undefined = token.alias;
  return [token.type, ...(alias === undefined ? [] : [alias].flat())];
}

/**
 * Makes the fewest runs that look the same: white space at the ends of a coloured run becomes plain,
 * neighbours of one kind become one, also across the white space between them.
 *
 * @example
 * compactRuns([{text: 'import', kind: 'k'}, {text: ' ', kind: null}, {text: 'type', kind: 'k'}])
 * // [{text: 'import type', kind: 'k'}]
 */
export function compactRuns(runs: readonly Run[]): Run[] {
  return runs.flatMap(trimRun).reduce(appendRun, []);
}

function trimRun(run: Run): Run[] {
  if (run.kind === null) {
    return [run];
  }
  const withoutStart = run.text.trimStart();
  const core = withoutStart.trimEnd();
  const start = run.text.length - withoutStart.length;
  return [
    { text: run.text.slice(0, start), kind: null },
    { text: core, kind: run.kind },
    { text: withoutStart.slice(core.length), kind: null },
  ];
}

function appendRun(done: Run[], run: Run): Run[] {
  if (run.text === '') {
    return done;
  }
  const last = done.at(-1);
  const beforeLast = done.at(-2);
  if (last?.kind === run.kind) {
    done.splice(-1, 1, { text: last.text + run.text, kind: run.kind });
  } else if (last && beforeLast?.kind === run.kind && run.kind !== null && !last.text.trim()) {
    done.splice(-2, 2, { text: beforeLast.text + last.text + run.text, kind: run.kind });
  } else {
    done.push(run);
  }
  return done;
}

/** One list of runs per line of the source; line breaks are dropped. */
export function splitLines(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    run.text.split('\n').forEach((text, index) => {
      if (index > 0) {
        lines.push([]);
      }
      if (text !== '') {
        lines.at(-1)?.push({ text, kind: run.kind });
      }
    });
  }
  return lines;
}
