/** Where something is: a file as an author names it, and the line. */
export interface SourcePlace {
  readonly filePath: string;
  readonly line: number;
}

/** The error authors get for a playground that cannot be made: where → what → the fix. Stops the build. */
export class PlaygroundError extends Error {
  override name = 'PlaygroundError';

  constructor(
    { filePath, line }: SourcePlace,
    problem: string,
    remedy: string,
    options?: ErrorOptions,
  ) {
    super(`${filePath}:${line}: ${problem}\n  To mend: ${remedy}`, options);
  }
}
