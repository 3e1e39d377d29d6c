/** @jest-environment jsdom */
import fc from 'fast-check';

type Positions = typeof import('../positions');

const STORAGE_KEY = 'docs-scroll';

/** The module as a page load finds it: with what is in storage, and nothing else. */
function loadPage(): Positions {
  let positions: Positions | undefined;
  jest.isolateModules(() => {
    positions = jest.requireActual<Positions>('../positions');
  });
  return positions as Positions;
}

beforeEach(() => {
  sessionStorage.clear();
});

it('finds the last place of each of the fifty entries left last, also after a reload', () => {
  const visits = fc.array(fc.tuple(fc.string(), fc.nat()), { maxLength: 120 });
  fc.assert(
    fc.property(visits, (list) => {
      sessionStorage.clear();
      const page = loadPage();
      const expected = new Map<string, number>();
      for (const [entry, top] of list) {
        page.setPosition(entry, top);
        expected.delete(entry);
        expected.set(entry, top);
      }
      page.storePositions();
      const kept = [...expected].slice(-50);
      const forgotten = [...expected.keys()].slice(0, -50);
      for (const { getPosition } of [page, loadPage()]) {
        for (const [entry, top] of kept) expect(getPosition(entry)).toBe(top);
        for (const entry of forgotten) expect(getPosition(entry)).toBeUndefined();
      }
    }),
  );
});

it.each(['no JSON', 'null', '"text"', '[]', '{"a":"12"}', '{"a":null}'])(
  'starts empty where something else has written %s',
  (stored) => {
    sessionStorage.setItem(STORAGE_KEY, stored);
    const page = loadPage();
    expect(page.getPosition('a')).toBeUndefined();
    page.setPosition('a', 12);
    expect(page.getPosition('a')).toBe(12);
  },
);

it('lasts as long as the page where storage is denied', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
  const page = loadPage();
  page.setPosition('a', 12);
  page.storePositions();
  expect(page.getPosition('a')).toBe(12);
});
