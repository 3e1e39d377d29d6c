/**
 * What the router needs of `path-to-regexp` on a site none of whose routes has a parameter: the paths of
 * pages, and `*` for the one that is there for all others. Reading patterns is most of that package.
 */

/** As the router asks. */
export interface PathOptions {
  /** Whether the path has to be the whole address; otherwise a slash and more may follow. */
  readonly end?: boolean;
  /** Whether a slash at the end counts. */
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

/** @returns the expression that finds `path` in an address; `keys` is given what its groups are called. */
export default function toRegExp(
  path: string,
  keys: { name: number }[],
  { end = true, strict, sensitive }: PathOptions,
): RegExp {
  const isForAll = path === '*';
  if (isForAll) keys.push({ name: 0 });
  const written = isForAll ? '(.*)' : path.replace(/[$()*+./:=?[\\\]^{|}!]/g, '\\$&');
  const route = strict ? written : `${written.replace(/\\\/$/, '')}(?:\\/(?=$))?`;
  const goesOn = strict && path.endsWith('/') ? '' : '(?=\\/|$)';
  return new RegExp(`^${route}${end ? '$' : goesOn}`, sensitive ? '' : 'i');
}

/** For redirects to a path with parameters. */
toRegExp.compile = function compile(): never {
  throw new Error('Routes have no parameters: client/staticPaths.ts');
};
