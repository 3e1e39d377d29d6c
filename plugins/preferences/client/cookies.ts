/** How long a choice is kept: a year, in seconds (specification, "Business constants"). */
export const COOKIE_MAX_AGE_SECONDS = 31536000;

/** Undefined also where it cannot be decoded. */
function findCookie(cookies: string, name: string): string | undefined {
  const start = `${name}=`;
  const pair = cookies.split('; ').find((candidate) => candidate.startsWith(start));
  try {
    return pair && decodeURIComponent(pair.slice(start.length));
  } catch {
    return undefined;
  }
}

/**
 * The values of several cookies, as {@link getCookie} has them, from one look: the browser may have to
 * ask another process each time.
 *
 * @throws On the server, as `getCookie` does.
 */
export function getCookies<Name extends string>(
  names: readonly Name[],
): Partial<Record<Name, string>> {
  if (typeof document === 'undefined') {
    throw new Error(
      'getCookie() is not supported on the server. Fallback to a different value when rendering on the server.',
    );
  }
  let cookies = '';
  try {
    cookies = document.cookie;
  } catch {
    // Denied: see below.
  }
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) values[name] = findCookie(cookies, name);
  return values;
}

/**
 * The value of a cookie, percent-decoded; `undefined` when there is none, when it cannot be
 * decoded, or when the browser denies cookies to this page (a sandboxed frame).
 *
 * No cookie library: js-cookie would be 639 bytes (brotli) of every page's first load, and the
 * inline script, which runs before any library, would still have to read on its own. Its rules
 * (quotes are stripped, any cookie name is decoded) are more than a few bytes of script can repeat;
 * ours are the same on both sides, and a property test holds them together.
 *
 * @param name A plain cookie name, which needs no encoding.
 * @throws On the server, where there are no cookies (specification, "Error catalogue").
 */
export function getCookie(name: string): string | undefined {
  return getCookies([name])[name];
}

/**
 * Keeps a value for all pages of this host. Where the browser denies cookies the value is lost
 * silently: the reader could do nothing about it, and the page works without.
 *
 * @param name A plain cookie name, which needs no encoding.
 * @param value Any text; stored percent-encoded.
 * @param options.maxAgeSeconds Lifetime in seconds; a year by default.
 * @throws On the server, where there are no cookies.
 */
export function setCookie(
  name: string,
  value: string,
  { maxAgeSeconds = COOKIE_MAX_AGE_SECONDS }: { readonly maxAgeSeconds?: number } = {},
): void {
  if (typeof document === 'undefined') {
    throw new Error(
      'setCookie() is not supported on the server. Call it from an event handler or an effect.',
    );
  }
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeSeconds}; SameSite=Lax`;
  } catch {
    // Denied: see above.
  }
}
