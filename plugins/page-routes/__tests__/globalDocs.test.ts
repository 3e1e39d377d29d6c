/** @jest-environment jsdom */
import fc from 'fast-check';
import globalData from '@generated/globalData';
import { addDocs, type GlobalDoc } from '../client/addDocs';
import { findTwins } from '../node/globalDocs';
import { slimGlobalData } from '../node/slimDocsData';

jest.mock('@generated/globalData', () => ({ __esModule: true, default: {} }), { virtual: true });

const doc = (base: string, id: string): GlobalDoc => ({ id, path: id ? `${base}/${id}` : base });

/** A library with some versions, each of which has some pages. */
function createData(versions: Readonly<Record<string, readonly string[]>>) {
  const list = Object.entries(versions).map(([name, ids]) => ({
    name,
    mainDocId: ids[0] ?? '',
    docs: ids.map((id) => doc(name === 'current' ? '/lib' : `/lib/${name}`, id)),
  }));
  return { 'docusaurus-plugin-content-docs': { lib: { path: '/lib', versions: list } } };
}

it.each([
  [['/lib/a/'], { lib: { current: [doc('/lib', 'a')], v1: [doc('/lib/v1', 'a')] } }],
  [['/lib/v1/a'], { lib: { current: [doc('/lib', 'a')], v1: [doc('/lib/v1', 'a')] } }],
  [['/lib/'], { lib: { current: [doc('/lib', '')], v1: [doc('/lib/v1', '')] } }],
  [['/lib/new/', '/lib/v1/old/', '/elsewhere/'], {}],
])('finds the twins of %j', (paths, twins) => {
  const data = createData({ current: ['', 'a', 'new'], v1: ['', 'a', 'old'] });
  expect(findTwins(data, paths)).toEqual(twins);
});

it('has nothing for a library with one version, and for a site without docs', () => {
  expect(findTwins(createData({ current: ['', 'a'] }), ['/lib/a/'])).toEqual({});
  expect(findTwins({}, ['/lib/a/'])).toEqual({});
});

it('knows of an opened page all that the whole data say of it, whatever was opened before', () => {
  const id = fc.constantFrom('', 'a', 'b', 'c', 'd', 'e');
  const ids = fc.uniqueArray(id, { minLength: 1 });
  fc.assert(
    fc.property(ids, ids, ids, fc.array(fc.nat(), { minLength: 1 }), (current, v1, v2, opened) => {
      const whole = createData({ current, v1, v2 });
      const { versions } = whole['docusaurus-plugin-content-docs'].lib;
      const paths = versions.flatMap(({ docs }) => docs.map(({ path }) => `${path}/`));
      Object.assign(globalData, JSON.parse(JSON.stringify(slimGlobalData(whole, paths))));
      const known = () =>
        (globalData as unknown as typeof whole)['docusaurus-plugin-content-docs'].lib.versions;
      for (const index of opened) {
        const path = String(paths[index % paths.length]);
        addDocs(findTwins(whole, [path]));
        const pageId = versions
          .flatMap(({ docs }) => docs)
          .find((page) => `${page.path}/` === path)?.id;
        const all = versions.map(({ docs }) => docs.filter((page) => page.id === pageId));
        const found = known().map(({ docs }) => docs.filter((page) => page.id === pageId));
        // A page that only one version has is in no list, unless it is the main one.
        if (all.flat().length > 1) expect(found).toEqual(all);
      }
      for (const { docs } of known()) expect(new Set(docs.map((d) => d.id)).size).toBe(docs.length);
    }),
  );
});
