import fc from 'fast-check';
import { listNames } from '../node/listNames';
import type { SiteRoute, SiteRoutes } from '../node/readSiteRoutes';
import { takeSinglePages } from '../node/takeSinglePages';

const createRoute = (path: string, more: Partial<SiteRoute> = {}): SiteRoute => ({
  path,
  component: { path, hash: 'a1b' },
  ...more,
});

/** A site with single pages that need the named chunks, and a library that needs `lib`. */
function createSite(
  pages: Readonly<Record<string, readonly string[]>>,
  lib: readonly string[] = [],
): SiteRoutes {
  const children = [createRoute('/lib/a/', { exact: true })];
  return {
    routes: [
      ...Object.keys(pages).map((path) => createRoute(path, { exact: true })),
      createRoute('/lib/', { routes: children }),
      { path: '*', component: { path: '*' } },
    ],
    chunkNames: {
      ...Object.fromEntries(
        Object.entries(pages).map(([path, chunks]) => [
          `${path}-a1b`,
          { __comp: chunks[0], items: chunks.slice(1).map((content) => ({ content })) },
        ]),
      ),
      '/lib/-a1b': { __comp: 'root' },
      '/lib/a/-a1b': { __comp: 'item', data: lib },
    },
    registry: Object.fromEntries(
      [...Object.values(pages).flat(), 'root', 'item', ...lib].map((name) => [name, `@${name}`]),
    ),
  };
}

it('takes blog, changelog and templates, and leaves the first page, libraries and what catches all', () => {
  const site = createSite({ '/': ['home'], '/blog/': ['list', 'post'], '/lib/t/': ['t'] });
  const { kept, parts, pages } = takeSinglePages(site);
  expect(kept.routes.map(({ path }) => path)).toEqual(['/', '/lib/', '*']);
  expect(parts).toEqual([{ firstPath: '/blog/', query: '?pages=single-0' }]);
  expect(pages['?pages=single-0']?.routes.map(({ path }) => path)).toEqual(['/blog/', '/lib/t/']);
  expect(Object.keys(kept.registry)).toEqual(['home', 'root', 'item']);
  expect(Object.keys(pages['?pages=single-0']?.registry ?? {})).toEqual(['list', 'post', 't']);
});

it('leaves what other routes need as well where it is', () => {
  const site = createSite({ '/': ['home'], '/blog/': ['list', 'shared'] }, ['shared']);
  const { kept, pages } = takeSinglePages(site);
  expect(kept.registry).toHaveProperty('shared', '@shared');
  expect(pages['?pages=single-0']?.registry).toEqual({ list: '@list' });
});

it('takes nothing from a site that has one page beside its libraries', () => {
  const site = createSite({ '/': ['home'] });
  expect(takeSinglePages(site)).toEqual({ kept: site, parts: [], pages: {} });
});

it('loses no page and no module, however many there are', () => {
  const chunk = fc.constantFrom('c1', 'c2', 'c3', 'c4', 'c5');
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}(\/[a-z]{1,3})?$/), {
    maxLength: 120,
    size: 'max',
  });
  fc.assert(
    fc.property(names, fc.array(chunk), fc.infiniteStream(chunk), (paths, lib, chunks) => {
      const site = createSite(
        Object.fromEntries(
          ['', ...paths].map((path) => [
            path ? `/${path}/` : '/',
            [String(chunks.next().value), String(chunks.next().value)],
          ]),
        ),
        lib,
      );
      const { kept, parts, pages } = takeSinglePages(site);
      const taken = parts.flatMap(({ query }) => pages[query]?.routes ?? []);
      const all = [...kept.routes, ...taken].map(({ path }) => path);
      expect([...all].sort()).toEqual(site.routes.map(({ path }) => path).sort());
      const firsts = parts.map(({ firstPath }) => firstPath);
      expect(firsts).toEqual([...firsts].sort());
      for (const part of [kept, ...Object.values(pages)]) {
        for (const name of listNames(part.chunkNames)) {
          expect(part.registry[name] ?? kept.registry[name]).toBe(`@${name}`);
        }
      }
    }),
    { numRuns: 50 },
  );
});
