/** Where something is: a file as an author names it, and a line of it where one is known. */
export interface SourcePlace {
  readonly filePath: string;
  readonly line?: number;
}

/**
 * The error authors get for a demo that cannot be shown. It stops the build.
 * Its message always has the same order: where → what was wrong → what to do.
 */
export class DemoError extends Error {
  override name = 'DemoError';

  constructor(place: SourcePlace, problem: string, remedy: string, options?: ErrorOptions) {
    const where = place.line === undefined ? place.filePath : `${place.filePath}:${place.line}`;
    super(`${where}: ${problem}\n  To mend: ${remedy}`, options);
  }
}
