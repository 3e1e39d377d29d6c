import { soak } from '../scripts/soak/soak';
import { COUNT_ALLOWANCE, SHORT_SOAK_PAGES } from '../scripts/soak/visit';
import { expect, test } from './support/test';

// `npm run audit -- --only=soak` goes on for 500 navigations, and looks at the heap too: in a short
// visit what the browser compiles outweighs what is forgotten.
const VISIT = { seed: 1, allowance: { ...COUNT_ALLOWANCE, heap: Infinity } };

test('forty navigations with demos, menus and dialogs leave nothing behind', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { growth } = await soak(page, {
    ...VISIT,
    origin: baseURL ?? '',
    pages: SHORT_SOAK_PAGES,
    warmUp: 10,
    steps: 40,
  });
  expect(growth).toEqual([]);
});

test('what is left behind by each navigation is found', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const kept: unknown[] = [];
    Object.assign(window, { kept });
    const { pushState } = window.history;
    window.history.pushState = function (...args) {
      pushState.apply(this, args);
      const element = document.createElement('p');
      element.addEventListener('click', () => kept);
      const observer = new ResizeObserver(() => undefined);
      observer.observe(element);
      setInterval(() => kept, 60_000);
      kept.push(element, observer);
    };
  });
  const { growth } = await soak(page, {
    ...VISIT,
    origin: baseURL ?? '',
    pages: ['/', '/versions/'],
    // What a page makes once, at its first visit, is not left behind by each.
    warmUp: 4,
    steps: 12,
  });
  const names = growth.map((line) => line.split(':')[0]);
  expect(names).toEqual(['listeners', 'intervals', 'observers', 'nodes']);
});
