/** @jest-environment jsdom */
import fc from 'fast-check';
import { classifyPage } from '../classifyPage';
import { isSearchRequest } from '../hotkeys';
import { moveActive } from '../moveActive';
import {
  addFavourite,
  forget,
  parseSaved,
  remember,
  removeFavourite,
  type SavedPage,
  type SavedPages,
} from '../saved';
import { fill } from '../searchTexts';

const VERSIONS = [
  { instance: 'material-ui', name: 'v5' },
  { instance: 'joy-ui', name: '5.0.0-beta.46' },
];

describe('a page', () => {
  it.each([
    ['material-ui/react-button/', 'material-ui component'],
    ['material-ui/api/button/', 'material-ui api'],
    ['material-ui/v5/api/button/', 'material-ui api'],
    ['material-ui/v5/react-button/', 'material-ui component'],
    ['joy-ui/5.0.0-beta.46/react-button/', 'joy-ui component'],
    ['joy-ui/5.0.0-beta.46/api/button/', 'joy-ui api'],
    // The version of one product is nothing special in the address of another.
    ['system/v5/react-button/', 'system guide'],
    ['material-ui/getting-started/templates/', 'material-ui guide'],
    ['system/spacing/', 'system guide'],
    ['versions/', 'site guide'],
    ['blog/demos-that-wait/', 'blog guide'],
  ])('at %s is in %s', (path, expected) => {
    const facets = classifyPage(path, VERSIONS);
    expect(facets && `${facets.product} ${facets.kind}`).toBe(expected);
  });

  it.each([
    '',
    'experiments/writing/demos/',
    'blog/',
    'blog/tags/demos/',
    'blog/archive/',
    'material-ui/getting-started/templates/dashboard/',
    'joy-ui/5.0.0-beta.46/getting-started/templates/order-dashboard/',
  ])('at "%s" is not searched', (path) => {
    expect(classifyPage(path, VERSIONS)).toBeNull();
  });
});

describe('a key press', () => {
  const press = (init: KeyboardEventInit, target: EventTarget = document.body) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
    Object.defineProperty(event, 'target', { value: target });
    return event;
  };
  const field = document.createElement('input');

  it.each<[string, KeyboardEventInit, boolean, boolean]>([
    ['/', { key: '/' }, false, true],
    ['Shift 7, which is / on some keyboards', { key: '/', shiftKey: true }, false, true],
    ['Ctrl /', { key: '/', ctrlKey: true }, false, false],
    ['Ctrl K', { key: 'k', ctrlKey: true }, false, true],
    ['Ctrl K with caps lock', { key: 'K', ctrlKey: true }, false, true],
    ['Ctrl Shift K', { key: 'K', ctrlKey: true, shiftKey: true }, false, false],
    ['⌘ K on a Mac', { key: 'k', metaKey: true }, true, true],
    ['Ctrl K on a Mac', { key: 'k', ctrlKey: true }, true, false],
    ['K', { key: 'k' }, false, false],
  ])('%s', (_name, init, isMac, expected) => {
    expect(isSearchRequest(press(init), isMac)).toBe(expected);
  });

  it('of / in a field is a sign, of Ctrl K there is a request', () => {
    expect(isSearchRequest(press({ key: '/' }, field), false)).toBe(false);
    expect(isSearchRequest(press({ key: 'k', ctrlKey: true }, field), false)).toBe(true);
  });

  it('that something else answered is none', () => {
    const event = press({ key: 'k', ctrlKey: true });
    event.preventDefault();
    expect(isSearchRequest(event, false)).toBe(false);
  });
});

it.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['a', 0, 3, null],
  ['ArrowDown', 0, 0, null],
])('%s leads from %d of %d to %j', (key, current, count, next) => {
  expect(moveActive(key, current, count)).toBe(next);
});

it('fills in values, and leaves what it has none for', () => {
  expect(fill('{count} of {all}', { count: 3 })).toBe('3 of {all}');
});

describe('saved pages', () => {
  const page = (path: string): SavedPage => ({ path, title: path, place: '' });
  const paths = (list: readonly SavedPage[]) => list.map(({ path }) => path);
  const NOTHING: SavedPages = { recent: [], favourites: [] };

  it('are in one list each, however they are handled, and never too many', () => {
    const step = fc.tuple(
      fc.constantFrom(remember, addFavourite, removeFavourite, forget),
      fc.nat({ max: 30 }).map((number) => page(`page-${number}/`)),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const saved = steps.reduce((now, [change, target]) => change(now, target), NOTHING);
        const all = [...paths(saved.recent), ...paths(saved.favourites)];
        expect(new Set(all).size).toBe(all.length);
        expect(saved.recent.length).toBeLessThanOrEqual(6);
        expect(saved.favourites.length).toBeLessThanOrEqual(20);
        expect(parseSaved(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
      }),
    );
  });

  it('have the latest first', () => {
    const saved = ['a/', 'b/', 'a/'].map(page).reduce(remember, NOTHING);
    expect(paths(saved.recent)).toEqual(['a/', 'b/']);
  });

  it.each([
    [null],
    ['text'],
    [{ recent: {}, favourites: 3 }],
    [{ recent: [{ path: 'a/' }, null], favourites: [{ path: 1, title: 'A', place: '' }] }],
    [{ recent: [page('javascript:alert(1)'), page('//evil.example/'), page('\\evil')] }],
  ])('that are damaged or lead elsewhere are left out: %j', (stored) => {
    expect(parseSaved(stored)).toEqual(NOTHING);
  });
});
