import fs from 'node:fs';
import path from 'node:path';

/** What a request for a path of the site leads to. */
export type Resolution =
  | { readonly kind: 'file'; readonly pathname: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'not-found'; readonly pagePath: string | null }
  | { readonly kind: 'malformed' };

/** Static hosts read them, and answer nobody with them. */
const HOST_FILES = ['/_headers', '/_redirects'];

function isFile(filePath: string): boolean {
  try {
    return fs.statSync(filePath).isFile();
  } catch {
    // Also for a path through a file (`/index.html/`) and a name longer than the disk allows.
    return false;
  }
}

/** The decoded segments of a path, or null where a path of a site never looks like that. */
function decodeSegments(rawPath: string): string[] | null {
  let segments: string[];
  try {
    segments = rawPath.split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
  const isStrange = (segment: string) => segment === '..' || /[/\\\0]/.test(segment);
  return segments.some(isStrange) ? null : segments;
}

/** The 404 page of the language that the path begins with, else the one of the site. */
function findNotFoundPage(directory: string, segments: readonly string[]): string | null {
  const language = segments.find(Boolean);
  const candidates = [
    ...(language !== undefined && /^[a-z]{2}$/.test(language) ? [`${language}/404.html`] : []),
    '404.html',
  ];
  const found = candidates.find((candidate) => isFile(path.join(directory, candidate)));
  return found === undefined ? null : path.join(directory, found);
}

/**
 * Finds what answers a request: the file itself, `index.html` of a folder named with its slash, a
 * redirect to the slash where it is missing (the query is kept), or the 404 page.
 *
 * @param directory absolute path of the built site
 * @param target the request's target as it stands in the request line, e.g. `/react-button?x=1`
 */
export function resolveRequest(directory: string, target: string): Resolution {
  const queryStart = target.indexOf('?');
  const rawPath = queryStart === -1 ? target : target.slice(0, queryStart);
  const search = queryStart === -1 ? '' : target.slice(queryStart);
  const segments = rawPath.startsWith('/') ? decodeSegments(rawPath) : null;
  if (segments === null) {
    return { kind: 'malformed' };
  }
  // Empty segments fall away, also because `Location: //name/` would lead to another host.
  const names = segments.filter((segment) => segment !== '' && segment !== '.');
  const base = `/${names.join('/')}`;
  const isFolder = rawPath.endsWith('/');
  const isServed = !HOST_FILES.includes(base);
  if (isServed && !isFolder && isFile(path.join(directory, base))) {
    return { kind: 'file', pathname: base };
  }
  if (isFile(path.join(directory, base, 'index.html'))) {
    return isFolder
      ? { kind: 'file', pathname: path.posix.join(base, 'index.html') }
      : { kind: 'redirect', location: `${encodeURI(base)}/${search}` };
  }
  return { kind: 'not-found', pagePath: findNotFoundPage(directory, names) };
}
