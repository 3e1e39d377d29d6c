/** @jest-environment jsdom */
import fc from 'fast-check';
import { addPagesWhenOpened } from '../client/addPagesWhenOpened';
import type { PagesPart } from '../client/createPageFinder';
import type { PageRoute } from '../client/createPages';
import { makePageKnown } from '../client/pageFinders';

const opened: string[] = [];

function createComponent(path: string) {
  return Object.assign(() => null, { preload: async () => void opened.push(path) });
}

const createPage = (path: string): PageRoute => ({
  path,
  exact: true,
  component: createComponent(path),
});

/** A version whose pages come in `parts`, and which of those were asked for. */
function createVersion(path: string, parts: readonly (readonly string[])[]) {
  const asked: number[] = [];
  const failing = new Set<number>();
  const route = addPagesWhenOpened(
    { path, component: createComponent(path), routes: [] as PageRoute[] },
    parts.map((paths, index): PagesPart => [
      `${String(paths[0]).replace(/\/$/, '')}/`,
      async () => {
        asked.push(index);
        if (failing.has(index)) throw new Error('offline');
        return { default: paths.map(createPage) };
      },
    ]),
  );
  const open = (address: string) => {
    window.history.replaceState(null, '', address);
    return route.component.preload?.();
  };
  return { asked, failing, open, getPaths: () => route.routes.map((page) => page.path) };
}

beforeEach(() => {
  opened.length = 0;
});

const PARTS = [
  ['/ui/', '/ui/api/button/', '/ui/api/%E4%B8%AD/'],
  ['/ui/react-button-group/', '/ui/react-button/'],
  ['/ui/react-中/', '/ui/start/'],
];

it.each([
  ['/ui/', [0], ['/ui/']],
  ['/ui/api/button', [0], ['/ui/api/button/']],
  ['/ui/react-button-group/#a', [1], ['/ui/react-button-group/']],
  ['/ui/react-%E4%B8%AD/', [0, 2], ['/ui/react-中/']],
  ['/ui/start/?q=1', [2], ['/ui/start/']],
  ['/ui/zzz/', [2], []],
  ['/', [], []],
])('for %s it asks for the parts %j and opens %j', async (address, parts, pages) => {
  const version = createVersion('/ui/', PARTS);
  await version.open(address);
  expect(version.asked).toEqual(parts);
  expect(opened).toEqual(['/ui/', ...pages]);
  await version.open(address);
  expect(version.asked).toEqual(parts);
  expect(version.getPaths()).toEqual(parts.flatMap((index) => PARTS[index]));
});

it('asks again for a part that could not be fetched', async () => {
  const version = createVersion('/ui/', PARTS);
  version.failing.add(1);
  await expect(version.open('/ui/react-button/')).rejects.toThrow('offline');
  await version.open('/ui/start/');
  version.failing.clear();
  await version.open('/ui/react-button/');
  expect(version.asked).toEqual([1, 2, 1]);
  expect(version.getPaths()).toHaveLength(4);
});

it('makes a page known before the reader goes there, in its version alone', async () => {
  const current = createVersion('/lib/', [['/lib/a/']]);
  const old = createVersion('/lib/v1/', [['/lib/v1/a/']]);
  await makePageKnown('/lib/v1/a/');
  expect([current.asked, old.asked, old.getPaths()]).toEqual([[], [0], ['/lib/v1/a/']]);
  await makePageKnown('/elsewhere/');
  old.failing.add(0);
  await makePageKnown('/lib/a/');
  expect([current.getPaths(), opened]).toEqual([['/lib/a/'], []]);
});

it('finds every page of a version, however it is cut', async () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-c]([-/a-c]{0,3}[a-c])?$/), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(names, fc.integer({ min: 1, max: 4 }), fc.nat(), async (list, size, pick) => {
      const ordered = list.map((name) => `/x/${name}/`).sort();
      const parts = Array.from({ length: Math.ceil(ordered.length / size) }, (_, index) =>
        ordered.slice(index * size, (index + 1) * size),
      );
      const version = createVersion('/x/', parts);
      const path = String(ordered[pick % ordered.length]);
      await version.open(path);
      expect(opened.at(-1)).toBe(path);
      expect(version.asked).toHaveLength(1);
    }),
  );
});
