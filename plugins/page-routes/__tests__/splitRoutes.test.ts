import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { getChunkName } from '../node/nameChunks';
import { printPages, printRegistry, printRoutes } from '../node/printModules';
import { readSiteRoutes, type SiteRoute, type SiteRoutes } from '../node/readSiteRoutes';
import { splitRoutes } from '../node/splitRoutes';

const page = (route: string, attributes = {}): SiteRoute => ({
  path: route,
  component: { path: route, hash: 'a1b' },
  exact: true,
  ...attributes,
});

const VERSION = '@generated/docusaurus-plugin-content-docs/joy-ui/p/joy-ui-3f3.json';

const SITE: SiteRoutes = {
  routes: [
    { path: '/versions/', component: { path: '/versions/', hash: '0ff' }, exact: true },
    {
      path: '/joy-ui/',
      component: { path: '/joy-ui/', hash: '111' },
      routes: [
        {
          path: '/joy-ui/',
          component: { path: '/joy-ui/', hash: '222' },
          routes: [
            page('/joy-ui/react-button/', { sidebar: 'docs' }),
            page('/joy-ui/react-input/', { sidebar: 'docs' }),
            page('/joy-ui/hidden/'),
            page('/joy-ui/with-data/', { sidebar: 'docs' }),
          ],
        },
      ],
    },
    { path: '*', component: { path: '*' } },
  ],
  chunkNames: {
    '/versions/-0ff': { __comp: 'versions', content: 'shared' },
    '/joy-ui/-111': { __comp: 'root', __context: { plugin: 'p' } },
    '/joy-ui/-222': { __comp: 'docs', __props: 'v' },
    '/joy-ui/react-button/-a1b': { __comp: 'item', content: 'c1' },
    '/joy-ui/react-input/-a1b': { __comp: 'item', content: 'c2' },
    '/joy-ui/hidden/-a1b': { __comp: 'item', content: 'c3' },
    '/joy-ui/with-data/-a1b': { __comp: 'item', content: 'c4', data: 'd' },
  },
  registry: {
    ...{ versions: '@theme/V', shared: '@site/v', root: '@theme/R', p: 'p.json', docs: '@theme/D' },
    ...{ item: '@theme/Item', c1: '@site/b.mdx', c2: '@site/i.mdx', c3: '@site/h.mdx' },
    ...{ c4: '@site/w.mdx', d: 'd.json', v: VERSION },
  },
};

describe('splitRoutes', () => {
  const split = splitRoutes(SITE);

  it('takes the pages of a docs version out, grouped by what they share', () => {
    expect(split.pages).toEqual({
      '?pages=0': [
        {
          component: 'item',
          attributes: { exact: true },
          pages: { '/joy-ui/hidden/': '@site/h.mdx' },
        },
        {
          component: 'item',
          attributes: { exact: true, sidebar: 'docs' },
          pages: { '/joy-ui/react-button/': '@site/b.mdx', '/joy-ui/react-input/': '@site/i.mdx' },
        },
      ],
    });
    expect(Object.keys(split.registry)).not.toContain('c1');
    expect(Object.keys(split.chunkNames)).not.toContain('/joy-ui/react-button/-a1b');
  });

  it('takes the pages that stand alone', () => {
    expect(split.singleParts).toEqual([{ firstPath: '/versions/', query: '?pages=single-0' }]);
    expect(split.singlePages['?pages=single-0']).toEqual({
      routes: [SITE.routes[0]],
      chunkNames: { '/versions/-0ff': { __comp: 'versions', content: 'shared' } },
      registry: { versions: '@theme/V', shared: '@site/v' },
    });
  });

  it('keeps the page that catches all, and a page with data of its own', () => {
    const version = split.routes[0]?.routes?.[0];
    expect(split.routes.map((route) => route.path)).toEqual(['/joy-ui/', '*']);
    expect(version?.pages).toEqual([{ firstPath: '/joy-ui/hidden/', query: '?pages=0' }]);
    expect(version?.routes?.map((route) => route.path)).toEqual(['/joy-ui/with-data/']);
    expect(split.chunkNames).toHaveProperty('/joy-ui/with-data/-a1b');
    expect(split.registry).toMatchObject({ c4: '@site/w.mdx', item: '@theme/Item' });
  });

  it.each([
    [1, [1]],
    [48, [48]],
    [49, [48, 1]],
    [300, [48, 48, 48, 48, 48, 48, 12]],
    [2500, Array<number>(25).fill(100)],
  ])('cuts %i pages into consecutive parts of %j', (count, sizes) => {
    const names = Array.from({ length: count }, (_, index) => `/x/p${count - index}/`);
    const { routes, pages } = splitRoutes({
      routes: [
        { path: '/x/', component: { path: '/x/', hash: '000' }, routes: names.map((n) => page(n)) },
      ],
      chunkNames: Object.fromEntries(
        names.map((n) => [`${n}-a1b`, { __comp: 'item', content: n }]),
      ),
      registry: Object.fromEntries(names.map((n) => [n, `@site${n}`])),
    });
    const parts = (routes[0]?.pages ?? []).map(({ firstPath, query }) => ({
      firstPath,
      paths: (pages[query] ?? []).flatMap((group) => Object.keys(group.pages)),
    }));
    expect(parts.map(({ paths }) => paths.length)).toEqual(sizes);
    expect(parts.flatMap(({ paths }) => paths)).toEqual([...names].sort());
    for (const { firstPath, paths } of parts) expect(paths[0]).toBe(firstPath);
  });

  it('loses no page, whatever the site', () => {
    const chunk = fc.constantFrom('c1', 'c2', 'c3', 'c4', 'c5', 'c6');
    const pages = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,6}$/), chunk, fc.boolean()), {
      selector: ([name]) => name,
    });
    fc.assert(
      fc.property(pages, (list) => {
        const site: SiteRoutes = {
          routes: [
            {
              path: '/x/',
              component: { path: '/x/', hash: '000' },
              routes: list.map(([name]) => page(`/x/${name}/`)),
            },
          ],
          chunkNames: Object.fromEntries(
            list.map(([name, content, hasData]) => [
              `/x/${name}/-a1b`,
              { __comp: 'item', content, ...(hasData && { data: 'd' }) },
            ]),
          ),
          registry: Object.fromEntries(
            list.map(([, content]) => [content, `@site/${content}.mdx`]),
          ),
        };
        const result = splitRoutes(site);
        const taken = Object.values(result.pages)
          .flat()
          .flatMap((group) => Object.entries(group.pages));
        const kept = (result.routes[0]?.routes ?? []).map((route) => route.path);
        expect([...taken.map(([route]) => route), ...kept].sort()).toEqual(
          list.map(([name]) => `/x/${name}/`).sort(),
        );
        for (const [route, module] of taken) {
          const content = list.find(([name]) => route === `/x/${name}/`)?.[1];
          expect(module).toBe(`@site/${content}.mdx`);
        }
        for (const route of kept) {
          const names = result.chunkNames[`${route}-a1b`];
          expect(names).toBeDefined();
          expect(result.registry).toHaveProperty(String(names?.content));
        }
      }),
    );
  });
});

const load = (module: string) =>
  `() => import(/* webpackChunkName: "${getChunkName(module)}" */ "${module}")`;

describe('the modules', () => {
  const split = splitRoutes(SITE);

  it('fetch the sidebars of a version apart from the rest of its data', () => {
    expect(split.routes.map(({ version }) => version)).toEqual([undefined, undefined]);
    expect(split.routes[0]?.routes?.[0]?.version).toBe(VERSION);
    expect(printRoutes(split, '/gen/routes.js')).toContain(
      `, () => import(/* webpackChunkName: "library-joy-ui" */ "${VERSION}"), ${load(`${VERSION}?sidebars`)})`,
    );
  });

  it('fetch the pages of a version only when it is opened', () => {
    const routes = printRoutes(split, '/gen/routes.js');
    expect(routes).toContain(`[["/joy-ui/hidden/", ${load('/gen/routes.js?pages=0')}]]`);
    expect(routes).not.toContain('react-button');
    expect(routes).toContain('ComponentCreator("*")');
    expect(printPages(split, '?pages=0', {})).toContain(
      `"/joy-ui/react-button/": ${load('@site/b.mdx')}`,
    );
    expect(printRegistry(split.registry)).not.toContain('b.mdx');
    expect(printRoutes({ ...split, singleParts: [] }, '/gen/routes.js')).toContain(
      'export default [{',
    );
    expect(() => printPages(split, '?pages=7', {})).toThrow('no pages are known as ?pages=7');
  });
});

it('prints with pages what leads to the same ones in other versions', () => {
  const doc = (path: string) => ({ id: path.split('/').pop() ?? '', path });
  const current = ['/joy-ui/react-button', '/joy-ui/hidden'].map(doc);
  const old = ['/joy-ui/v1/react-button', '/joy-ui/v1/gone'].map(doc);
  const versions = [
    { name: 'current', mainDocId: 'hidden', docs: current },
    { name: 'v1', mainDocId: 'gone', docs: old },
  ];
  const data = { 'docusaurus-plugin-content-docs': { 'joy-ui': { versions } } };
  const module = printPages(splitRoutes(SITE), '?pages=0', data);
  const twins = { 'joy-ui': { current: [current[0]], v1: [old[0]] } };
  expect(module).toContain(`addDocs(${JSON.stringify(twins)});`);
  expect(printPages(splitRoutes(SITE), '?pages=0', {})).not.toContain('addDocs');
});

it('prints the pages that stand alone with all that Docusaurus asks of them', () => {
  const split = splitRoutes(SITE);
  expect(printRoutes(split, '/gen/routes.js')).toContain(
    `, [["/versions/", ${load('/gen/routes.js?pages=single-0')}]]);`,
  );
  const module = printPages(split, '?pages=single-0', {});
  expect(module).toContain(
    `"versions": [${load('@theme/V')}, '', require.resolveWeak("@theme/V")]`,
  );
  expect(module).toContain('{"/versions/-0ff":{"__comp":"versions","content":"shared"}}');
  expect(module).toContain(
    'export default [{ path: "/versions/", component: ComponentCreator("/versions/", "0ff"), "exact": true }];',
  );
});

describe('readSiteRoutes', () => {
  function write(registry: string) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'routes-'));
    fs.writeFileSync(path.join(folder, 'routesChunkNames.json'), '{"/a/-1": {"__comp": "x"}}');
    fs.writeFileSync(
      path.join(folder, 'routes.js'),
      `import React from 'react';\nimport ComponentCreator from '@docusaurus/ComponentCreator';\n\nexport default [\n  {\n    path: '/a/',\n    component: ComponentCreator('/a/', '1'),\n    exact: true,\n    sidebar: "docs"\n  },\n  {\n    path: '*',\n    component: ComponentCreator('*'),\n  },\n];\n`,
    );
    fs.writeFileSync(path.join(folder, 'registry.js'), registry);
    return folder;
  }

  it('reads the form that Docusaurus writes', () => {
    const folder = write(
      'export default {\n  "x": [() => import(/* webpackChunkName: "x" */ "@theme/\\"X"), "@theme/\\"X", require.resolveWeak("@theme/\\"X")],};\n',
    );
    expect(readSiteRoutes(folder)).toEqual({
      routes: [
        { path: '/a/', component: { path: '/a/', hash: '1' }, exact: true, sidebar: 'docs' },
        { path: '*', component: { path: '*' } },
      ],
      chunkNames: { '/a/-1': { __comp: 'x' } },
      registry: { x: '@theme/"X' },
    });
    fs.rmSync(folder, { recursive: true });
  });

  it('refuses another form with the line and what to do', () => {
    const folder = write('export default {\n  x: () => import("y"),\n};\n');
    expect(() => readSiteRoutes(folder)).toThrow(
      /registry\.js: cannot read the line x: \(\) => import\("y"\),\. .* adapt plugins\/page-routes/,
    );
    fs.rmSync(folder, { recursive: true });
  });
});
