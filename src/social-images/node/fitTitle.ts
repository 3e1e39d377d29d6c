/** A title broken into lines, and the size at which they fit. */
export interface FittedTitle {
  /** Pixels. */
  readonly size: number;
  readonly lines: readonly string[];
}

export interface TitleRoom {
  /** Pixels. */
  readonly width: number;
  readonly maxLines: number;
  /** Sizes to be tried, in pixels, the best one first. */
  readonly sizes: readonly number[];
  /** Width of a text in the size of one unit. */
  readonly measure: (text: string) => number;
}

/** Fills lines word by word; a word that is wider than a line stands alone and is too wide. */
function breakLines(title: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** As much of a line as fits with an ellipsis behind it. */
function cut(line: string, fits: (line: string) => boolean): string {
  const characters = Array.from(line);
  while (characters.length > 0 && !fits(`${characters.join('').trimEnd()}…`)) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/**
 * Finds the largest of the sizes at which a title fits its room. What does not fit at the smallest
 * either ends in an ellipsis.
 */
export function fitTitle(
  title: string,
  { width, maxLines, sizes, measure }: TitleRoom,
): FittedTitle {
  const fitsAt = (size: number) => (line: string) => measure(line) * size <= width;
  for (const size of sizes) {
    const lines = breakLines(title, fitsAt(size));
    if (lines.length <= maxLines && lines.every(fitsAt(size))) return { size, lines };
  }
  const size = Math.min(...sizes);
  const fits = fitsAt(size);
  const lines = breakLines(title, fits);
  const kept = lines.slice(0, maxLines);
  const isShortened = lines.length > maxLines;
  return {
    size,
    lines: kept.map((line, index) =>
      !fits(line) || (isShortened && index === maxLines - 1) ? cut(line, fits) : line,
    ),
  };
}
