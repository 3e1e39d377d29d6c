import { splitLines, type Run } from './runs';

/** Marks of one line; each becomes a class of the line's element. */
export type LineMark = 'highlighted' | 'inserted' | 'deleted';

export interface LineLayout {
  /** Marks by line, counted from 0. */
  readonly marks: ReadonlyMap<number, LineMark>;
  /** Number of the first line, or `null` for a sample without line numbers. */
  readonly firstLineNumber: number | null;
  /** Lines, counted from 0, that show a shell prompt. */
  readonly promptLines: ReadonlySet<number>;
}

const MARK_CLASSES: Readonly<Record<LineMark, string>> = {
  highlighted: 'l-h',
  inserted: 'l-i',
  deleted: 'l-d',
};

// Drawn by the stylesheet, so that neither a selection nor the copy button takes it along.
const PROMPT = '<span class="l-p"></span>';

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** One element per coloured run, none for plain text. */
export function renderRuns(runs: readonly Run[]): string {
  return runs
    .map(({ text, kind }) =>
      kind === null ? escapeText(text) : `<span class="t-${kind}">${escapeText(text)}</span>`,
    )
    .join('');
}

/**
 * HTML of a sample. Lines get an element only where something is drawn on them, since every element
 * is weight for the page; its text stays exactly the text of the runs.
 */
export function renderSample(runs: readonly Run[], layout: LineLayout): string {
  const { marks, firstLineNumber, promptLines } = layout;
  if (marks.size === 0 && firstLineNumber === null && promptLines.size === 0) {
    return renderRuns(runs);
  }
  const lines = splitLines(runs);
  return lines
    .map((line, index) => {
      const lineBreak = index < lines.length - 1 ? '\n' : '';
      const content = (promptLines.has(index) ? PROMPT : '') + renderRuns(line) + lineBreak;
      const mark = marks.get(index);
      if (mark === undefined && firstLineNumber === null) {
        return content;
      }
      const className = mark === undefined ? 'l' : `l ${MARK_CLASSES[mark]}`;
      const number = firstLineNumber === null ? '' : ` data-line="${firstLineNumber + index}"`;
      // The line break is inside: as the end of a block it opens no line of its own.
      return `<span class="${className}"${number}>${content}</span>`;
    })
    .join('');
}
