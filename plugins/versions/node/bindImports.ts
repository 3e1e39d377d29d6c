const SPECIFIER = /((?:\bfrom|\bimport|\b(?:require|import)\()\s*)(["'])([^"'\n]+)\2/g;

/**
 * Gives imports of shared packages a query of the version, so that the bundler makes another module
 * of the same file, which then finds the version's own packages. Inside of such a module the query
 * goes on to the files of the package itself.
 *
 * @param query begins with a question mark
 * @param isShared whether `source` is itself a file of a shared package
 * @example
 * bindImports("import Add from '@mui/icons-material/Add';", ['@mui/icons-material'], '?v5', false);
 * // "import Add from '@mui/icons-material/Add?v5';"
 */
export function bindImports(
  source: string,
  shared: readonly string[],
  query: string,
  isShared: boolean,
): string {
  const isBound = (request: string) =>
    (isShared && request.startsWith('.')) ||
    shared.some((name) => request === name || request.startsWith(`${name}/`));
  return source.replace(SPECIFIER, (match, keyword: string, quote: string, request: string) =>
    isBound(request) ? `${keyword}${quote}${request}${query}${quote}` : match,
  );
}
