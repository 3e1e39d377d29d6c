/** @jest-environment jsdom */
import { onRouteUpdate } from '../clientModule';
import { layOutWhenIdle } from '../layOutWhenIdle';
import { buildWholeLayoutScript, deferLayout, layOutWhole } from '../wholeLayout';

const isWhole = () => document.documentElement.getAttribute('data-layout') === 'whole';

beforeEach(() => {
  deferLayout();
  moves = [];
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/page/');
});

/** How far the script has scrolled by itself. */
let moves: number[];

/** @returns scrolls to a place */
const run = (hash: string, entries: object[]) => {
  const target = Object.assign(new EventTarget(), {
    location: { hash },
    performance: { getEntriesByType: () => entries },
    document,
    innerHeight: 600,
    scrollY: 0,
    scrollBy: ({ top }: { top: number }) => moves.push(top),
  });
  // The script is text for the reader's browser; running it is what a browser does with it.
  new Function('window', buildWholeLayoutScript())(target);
  return (scrollY: number) => {
    target.scrollY = scrollY;
    target.dispatchEvent(new Event('scroll'));
  };
};

describe('the script of the head', () => {
  it.each([
    ['a page that is opened', '', [{ type: 'navigate' }], false],
    ['one that was fetched before it was opened', '', [{ type: 'prerender' }], true],
    ['one of its headings', '#basics', [{ type: 'navigate' }], true],
    ['a page that is loaded again', '', [{ type: 'reload' }], true],
    ['a page that is come back to', '', [{ type: 'back_forward' }], true],
    ['a browser that does not tell', '', [], false],
  ])('%s', (_name, hash, entries, expected) => {
    run(hash, entries);
    expect(isWhole()).toBe(expected);
  });
});

describe('a reader who', () => {
  it.each([
    ['goes down bit by bit', [200, 500, 700, 1000], false],
    ['jumps down', [100, 500], true],
    ['jumps up, to a place', [250, 500, 750, 1000, 300], true],
    ['goes to the next page, at its top', [250, 500, 750, 0], false],
  ])('%s', (_name, places, expected) => {
    const scrollTo = run('', [{ type: 'navigate' }]);
    places.forEach(scrollTo);
    expect(isWhole()).toBe(expected);
  });
});

it('has the block in the middle of the screen stay where it is after a jump', () => {
  const scrollTo = run('', [{ type: 'navigate' }]);
  document.body.innerHTML = `<div class="theme-doc-markdown">${'<p></p>'.repeat(10)}</div>`;
  // Blocks are 100 px high for now, and 130 px each when all are laid out; the page is at 500 px.
  document.querySelectorAll('p').forEach((block, index) => {
    block.getBoundingClientRect = () => {
      const height = isWhole() ? 130 : 100;
      return new DOMRect(0, height * index - 500, 640, height);
    };
  });
  scrollTo(500);
  // The ninth block begins at the middle: eight above it have grown by 30 px each.
  expect(moves).toEqual([240]);
  scrollTo(1500);
  expect(moves).toHaveLength(1);
});

describe('a navigation', () => {
  const at = (address: string) => {
    const { pathname, hash } = new URL(address, 'http://site/');
    return { pathname, hash, search: '', state: undefined };
  };
  const navigate = (from: string | null, to: string) =>
    onRouteUpdate({ previousLocation: from === null ? null : at(from), location: at(to) });

  it('to another page changes nothing until the page is exchanged', () => {
    layOutWhole();
    const exchange = navigate('/a/#x', '/b/');
    expect(isWhole()).toBe(true);
    exchange?.();
    expect(isWhole()).toBe(false);
  });

  it.each([
    ['to a heading of another page', '/a/', '/b/#x', false, true],
    ['to a heading of the page', '/a/', '/a/#x', false, true],
    ['from a heading to the page itself', '/a/#x', '/a/', true, true],
    ['that is the first', null, '/a/#x', false, false],
  ])('%s', (_name, from, to, before, expected) => {
    if (before) layOutWhole();
    navigate(from, to)?.();
    expect(isWhole()).toBe(expected);
  });
});

describe('a press', () => {
  it.each([
    ['a link to a heading of the page', '<a href="#x"><b>x</b></a>', true],
    ['a link to the page itself', '<a href="/page/"><b>x</b></a>', false],
    ['a link to a heading of another page', '<a href="/other/#x"><b>x</b></a>', false],
    ['what is no link', '<button><b>x</b></button>', false],
  ])('of %s', (_name, html, expected) => {
    document.body.innerHTML = html;
    // jsdom cannot leave the page.
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    document
      .querySelector('b')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(isWhole()).toBe(expected);
  });
});

it('keeps what came near, and leaves alone what is left out', () => {
  document.body.innerHTML = '<p></p><p></p>';
  const [near, far] = [...document.querySelectorAll('p')];
  const tell = (element: Element | undefined, skipped: boolean) =>
    element?.dispatchEvent(
      Object.assign(new Event('contentvisibilityautostatechange'), { skipped }),
    );
  tell(near, false);
  tell(far, true);
  expect(near?.hasAttribute('data-laid-out')).toBe(true);
  expect(far?.hasAttribute('data-laid-out')).toBe(false);
});

describe('the rest of a page', () => {
  const BLOCKS = 30;
  let idle: ((deadline?: Pick<IdleDeadline, 'timeRemaining'>) => void)[];

  beforeEach(() => {
    idle = [];
    Object.assign(window, {
      requestIdleCallback: (callback: (typeof idle)[number]) => idle.push(callback),
      cancelIdleCallback: (handle: number) => idle.splice(handle - 1, 1),
    });
    document.body.innerHTML = `<div class="theme-doc-markdown">${'<p></p>'.repeat(BLOCKS)}</div>`;
  });

  const countLaidOut = () => document.querySelectorAll('[data-laid-out]').length;

  it('is laid out in goes of limited time', () => {
    let time = 0;
    // Each look at the clock is a block later.
    layOutWhenIdle(() => (time += 2));
    const counts = [countLaidOut()];
    while (idle.length > 0) {
      idle.shift()?.();
      counts.push(countLaidOut());
    }
    expect(counts[0]).toBe(0);
    expect(counts.at(-1)).toBe(BLOCKS - 7);
    const steps = counts.slice(1).map((count, index) => count - (counts[index] ?? 0));
    expect(Math.max(...steps)).toBeLessThan(6);
  });

  it.each([
    // Each look at the clock is 2 ms later: one to begin with, one before each block.
    [50, 2],
    [4, 1],
    [1, 0],
    [0, 0],
  ])('does not keep the browser from drawing: of %d ms it takes %d blocks', (left, expected) => {
    let time = -1;
    layOutWhenIdle(() => (time += 2));
    idle.shift()?.({ timeRemaining: () => left });
    expect(countLaidOut()).toBe(expected);
    expect(idle).toHaveLength(1);
  });

  it('is left alone when the reader has gone', () => {
    layOutWhenIdle(() => 0)();
    idle.shift()?.();
    expect(countLaidOut()).toBe(0);
    expect(idle).toEqual([]);
  });
});
