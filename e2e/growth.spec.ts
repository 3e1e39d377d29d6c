import { readBuilt, readSitemaps } from './support/builtFiles';
import { collectRequests } from './support/collectRequests';
import { openAtRest } from './support/rest';
import { expect, test } from './support/test';

const LIBRARIES = ['material-ui', 'joy-ui', 'base-ui', 'system'] as const;

/** Fewest pages whose routes are fetched together, where a version has so many. */
const ROUTES_IN_PART = 48;

/** English pages of libraries, blog and what else there is, without those of archived versions. */
function listPages(): string[] {
  return readSitemaps()
    .map(({ pathname }) => pathname)
    .filter((pathname) => pathname !== '/' && !/^\/(?:zh|pt)\/|^\/[^/]+\/v\d+\//.test(pathname));
}

/** Whether code has an address among its texts, with or without the slash at the end. */
function hasAddress(code: string, pathname: string): boolean {
  const address = pathname.replace(/\/$/, '');
  return [`"${address}"`, `"${address}/"`, `'${address}'`, `'${address}/'`].some((text) =>
    code.includes(text),
  );
}

for (const [library, path] of [
  ['joy-ui', '/joy-ui/react-button/'],
  ['system', '/system/react-box/'],
] as const) {
  test(`what ${path} loads names pages elsewhere only where it links them`, async ({ page }) => {
    const log = collectRequests(page);
    await openAtRest(page, path);
    const scripts = log.paths('script');
    const code = scripts.map(readBuilt).join('\n');
    const html = readBuilt(`${path}index.html`);
    const others = listPages().filter((pathname) => !pathname.startsWith(`/${library}/`));
    expect(others.length).toBeGreaterThan(200);
    expect(others).toContain('/blog/demos-that-wait/');
    const named = others.filter(
      (pathname) => hasAddress(code, pathname) && !html.includes(pathname),
    );
    // The first page of each part in which routes are fetched (plugins/page-routes).
    expect(named.length).toBeLessThanOrEqual(others.length / ROUTES_IN_PART + LIBRARIES.length);
    expect(code.length).toBeGreaterThan(100_000);
  });
}

test('React has the same script in every build of the site, whatever else is in it', () => {
  // Each language is a build of its own, with its own texts and search.
  const names = ['/', '/zh/', '/pt/'].map(
    (path) => /react\.[0-9a-f]{8}\.js/.exec(readBuilt(`${path}index.html`))?.[0],
  );
  expect(names[0]).toBeDefined();
  expect(new Set(names).size).toBe(1);
});
