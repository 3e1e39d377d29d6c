/** The way to an entry: the keys from the top down. The top itself is the empty path. */
export type ThemePath = readonly string[];

/**
 * Writes a path as readers know it from code, which is also what stands in the page's address.
 * A dot in a key gets a backslash, as does a backslash.
 *
 * @example formatPath(['palette', 'primary', 'main']); // 'palette.primary.main'
 */
export function formatPath(path: ThemePath): string {
  return path.map((key) => key.replace(/[\\.]/g, '\\$&')).join('.');
}

/** The opposite of `formatPath`. Any text is some path; whether there is an entry is another thing. */
export function parsePath(text: string): ThemePath {
  if (text === '') return [];
  const keys = [''];
  for (const [token] of text.matchAll(/\\.|[^]/gu)) {
    if (token === '.') keys.push('');
    else
      keys[keys.length - 1] += token.length > 1 && token.startsWith('\\') ? token.slice(1) : token;
  }
  return keys;
}

/** Paths of everything that an entry stands in, itself left out, the topmost first. */
export function listAncestors(path: ThemePath): ThemePath[] {
  return path.slice(1).map((_key, index) => path.slice(0, index + 1));
}
