/** @jest-environment jsdom */
import fc from 'fast-check';

type Memory = typeof import('../memory');

const STORAGE_KEY = 'docs-sidebar';

/** The module as a page load finds it: with what is in storage, and nothing else. */
function loadPage(): Memory {
  let memory: Memory | undefined;
  jest.isolateModules(() => {
    memory = jest.requireActual<Memory>('../memory');
  });
  return memory as Memory;
}

beforeEach(() => {
  sessionStorage.clear();
});

describe('with storage', () => {
  it('remembers groups and positions over page loads', () => {
    const page = loadPage();
    page.rememberCollapsed('/material-ui/inputs', true);
    page.rememberCollapsed('/material-ui/feedback', false);
    page.rememberScroll('material-ui', { scrollTop: 120, path: '/material-ui/button/' });
    expect(loadPage().getRememberedScroll('material-ui')).toBeUndefined();
    page.storeScroll();
    const next = loadPage();
    expect(next.getRememberedCollapsed('/material-ui/inputs')).toBe(true);
    expect(next.getRememberedCollapsed('/material-ui/feedback')).toBe(false);
    expect(next.getRememberedScroll('material-ui')).toEqual({
      scrollTop: 120,
      path: '/material-ui/button/',
    });
  });

  it('remembers nothing that never happened', () => {
    const page = loadPage();
    expect(page.getRememberedCollapsed('/joy-ui/inputs')).toBeUndefined();
    expect(page.getRememberedScroll('joy-ui')).toBeUndefined();
  });

  it('remembers the last that happened', () => {
    const page = loadPage();
    page.rememberCollapsed('/a', true);
    page.rememberCollapsed('/a', false);
    expect(page.getRememberedCollapsed('/a')).toBe(false);
    expect(loadPage().getRememberedCollapsed('/a')).toBe(false);
  });

  it('finds again whatever it was told, under any name', () => {
    // Names of groups can be labels, so a group may be called "constructor".
    const name = fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'toString'));
    const groups = fc.uniqueArray(fc.tuple(name, fc.boolean()), {
      selector: ([group]) => group,
    });
    const scroll = fc.record({ scrollTop: fc.nat(), path: fc.webPath() });
    fc.assert(
      fc.property(groups, name, scroll, (remembered, sidebar, position) => {
        sessionStorage.clear();
        const page = loadPage();
        for (const [group, isCollapsed] of remembered) page.rememberCollapsed(group, isCollapsed);
        page.rememberScroll(sidebar, position);
        page.storeScroll();
        for (const view of [page, loadPage()]) {
          for (const [group, isCollapsed] of remembered) {
            expect(view.getRememberedCollapsed(group)).toBe(isCollapsed);
          }
          expect(view.getRememberedScroll(sidebar)).toEqual(position);
        }
      }),
      { numRuns: 25 },
    );
  });

  it.each(['constructor', '__proto__', 'toString'])('knows nothing of "%s" beforehand', (name) => {
    expect(loadPage().getRememberedCollapsed(name)).toBeUndefined();
    expect(loadPage().getRememberedScroll(name)).toBeUndefined();
  });
});

describe('with something else in storage', () => {
  it.each([
    'no JSON',
    '',
    'null',
    '3',
    '"text"',
    '[]',
    '{}',
    '{"collapsed":{}}',
    '{"collapsed":null,"scroll":null}',
    '{"collapsed":3,"scroll":"a"}',
    '{"collapsed":[],"scroll":[]}',
    '{"collapsed":{"/a":"yes"},"scroll":{"/a":120}}',
    '{"collapsed":{"/a":null},"scroll":{"/a":null}}',
    '{"collapsed":{"/a":1},"scroll":{"/a":{"scrollTop":"8","path":"/a/"}}}',
  ])('starts empty, and remembers from then on: %s', (stored) => {
    sessionStorage.setItem(STORAGE_KEY, stored);
    const page = loadPage();
    expect(page.getRememberedCollapsed('/a')).toBeUndefined();
    expect(page.getRememberedScroll('/a')).toBeUndefined();
    page.rememberCollapsed('/a', true);
    page.rememberScroll('/a', { scrollTop: 8, path: '/a/' });
    page.storeScroll();
    expect(loadPage().getRememberedCollapsed('/a')).toBe(true);
    expect(loadPage().getRememberedScroll('/a')).toEqual({ scrollTop: 8, path: '/a/' });
  });

  it('keeps what can be used of it', () => {
    sessionStorage.setItem(STORAGE_KEY, '{"collapsed":{"/a":true,"/b":1},"scroll":7}');
    const page = loadPage();
    expect(page.getRememberedCollapsed('/a')).toBe(true);
    expect(page.getRememberedCollapsed('/b')).toBeUndefined();
  });
});

describe('without storage', () => {
  function deny(...methods: Array<'getItem' | 'setItem'>): void {
    for (const method of methods) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
  }

  it('remembers as long as the page lives', () => {
    deny('getItem', 'setItem');
    const page = loadPage();
    expect(page.getRememberedCollapsed('/a')).toBeUndefined();
    page.rememberCollapsed('/a', true);
    page.rememberScroll('system', { scrollTop: 3, path: '/system/' });
    page.storeScroll();
    expect(page.getRememberedCollapsed('/a')).toBe(true);
    expect(page.getRememberedScroll('system')?.scrollTop).toBe(3);
    expect(loadPage().getRememberedCollapsed('/a')).toBeUndefined();
  });

  it('does so too where it is only full', () => {
    sessionStorage.setItem(STORAGE_KEY, '{"collapsed":{"/old":true},"scroll":{}}');
    deny('setItem');
    const page = loadPage();
    page.rememberCollapsed('/a', true);
    expect(page.getRememberedCollapsed('/old')).toBe(true);
    expect(page.getRememberedCollapsed('/a')).toBe(true);
  });

  it('does so where even looking at it is forbidden', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const page = loadPage();
    page.rememberCollapsed('/a', false);
    expect(page.getRememberedCollapsed('/a')).toBe(false);
  });
});
