import { UsageError } from './run-script';

/**
 * Checks paths of pages that a command was given.
 *
 * @returns the paths as given, or `defaults` where there are none
 * @throws UsageError for a path that does not begin and end with a slash
 */
export function readPagePaths(
  given: readonly string[],
  defaults: readonly string[],
  usage: string,
): readonly string[] {
  const strange = given.find((page) => !/^\/(?:.+\/)?$/.test(page));
  if (strange !== undefined) {
    throw new UsageError(
      `"${strange}" is no path of a page. It must begin and end with a slash: /material-ui/react-button/\n${usage}`,
    );
  }
  return given.length > 0 ? given : defaults;
}
