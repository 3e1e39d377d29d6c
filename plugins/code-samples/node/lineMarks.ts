import { SampleProblem } from './sampleProblem';
import type { LineRange } from './parseMeta';
import type { LineMark } from './renderHtml';

/**
 * The lines of a diff that were added or removed. `--- a` followed by `+++ b` is a file header.
 */
export function getDiffMarks(code: string): Map<number, LineMark> {
  const marks = new Map<number, LineMark>();
  const lines = code.split('\n');
  lines.forEach((line, index) => {
    const isHeader =
      (line.startsWith('--- ') && lines[index + 1]?.startsWith('+++ ')) ||
      (line.startsWith('+++ ') && lines[index - 1]?.startsWith('--- '));
    if (!isHeader && line.startsWith('+')) {
      marks.set(index, 'inserted');
    } else if (!isHeader && line.startsWith('-')) {
      marks.set(index, 'deleted');
    }
  });
  return marks;
}

/**
 * Lines of the ranges, counted from 0.
 *
 * @throws SampleProblem for a range that ends below the last line
 */
export function expandRanges(ranges: readonly LineRange[], lineCount: number): Set<number> {
  const lines = new Set<number>();
  for (const { first, last } of ranges) {
    if (last > lineCount) {
      throw new SampleProblem(
        `highlighted line ${last} does not exist. The sample has ${lineCount} ${lineCount === 1 ? 'line' : 'lines'}, not counting highlight comments: give a number from 1 to ${lineCount}.`,
      );
    }
    for (let line = first; line <= last; line += 1) {
      lines.add(line - 1);
    }
  }
  return lines;
}
