/**
 * The error that stops the build: what was looked at → what was found → how to mend it.
 * All messages of the plugin begin alike, so that a reader of the log knows where to look.
 */
export class ApiProblem extends Error {
  override name = 'ApiProblem';

  constructor(where: string, problem: string, remedy: string, options?: ErrorOptions) {
    super(`API reference, ${where}: ${problem}\n  To mend: ${remedy}`, options);
  }
}
