import type { Page } from '@playwright/test';
import { observeLayoutShifts, readWholePage } from './support/demos';
import { openAtRest, reloadToRest, waitForRest } from './support/rest';
import { expect, test } from './support/test';

const PAGE = '/material-ui/react-button/';

/** Blocks of the article that are not laid out. */
const countLeftOut = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.theme-doc-markdown > *')].filter(
        (block) =>
          block.firstElementChild?.checkVisibility() &&
          !block.firstElementChild.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

/** How far the last heading of the article is from where links to headings stop, in px. */
const getDistance = (page: Page) =>
  page.evaluate(() => {
    const heading = [...document.querySelectorAll('.theme-doc-markdown > h2')].at(-1);
    if (!heading) throw new Error('The page has no heading');
    return (
      heading.getBoundingClientRect().top -
      parseFloat(getComputedStyle(heading).scrollMarginBlockStart)
    );
  });

const getScroll = (page: Page) => page.evaluate(() => window.scrollY);

/** The page has come to rest where it was sent: two frames later it is still there. */
async function expectAtHeading(page: Page): Promise<void> {
  await expect.poll(async () => Math.abs(await getDistance(page))).toBeLessThan(2);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(Math.abs(await getDistance(page))).toBeLessThan(2);
}

/** Opens the page with the code held back that lays out the rest of it. Returns what lets it through. */
async function openWithoutCode(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/main.*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(PAGE, { waitUntil: 'commit' });
  await expect.poll(() => countLeftOut(page)).toBeGreaterThan(30);
  return release;
}

for (const width of [412, 1280]) {
  test.describe(`on a screen of ${width} px, a long page`, () => {
    test.use({ viewport: { width, height: 720 } });

    test('is laid out from its top, soon all of it, and nothing moves', async ({ page }) => {
      const getShifts = await observeLayoutShifts(page);
      const release = await openWithoutCode(page);
      release();
      await expect.poll(() => countLeftOut(page)).toBe(0);
      await readWholePage(page);
      expect(await getShifts()).toBeLessThan(0.001);
    });

    test('is opened at a heading, and loaded again where it was read', async ({ page }) => {
      await openAtRest(page, PAGE);
      const hash = await page.locator('.theme-doc-markdown > h2').last().getAttribute('id');
      await page.goto('/404.html');
      await openAtRest(page, `${PAGE}#${hash}`);
      await expectAtHeading(page);
      const place = await getScroll(page);
      await reloadToRest(page);
      await expectAtHeading(page);
      expect(await getScroll(page)).toBe(place);
    });
  });
}

test('nothing moves where a reader jumps to before the page is alive', async ({ page }) => {
  const getShifts = await observeLayoutShifts(page);
  const release = await openWithoutCode(page);
  // What is painted first after the jump. The browser's own measure compares with places of blocks
  // that were not laid out, and that nobody has seen.
  const tops = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        window.scrollTo(0, 6000);
        requestAnimationFrame(() => {
          const blocks = [...document.querySelectorAll('.theme-doc-markdown > *')];
          resolve(blocks.map((block) => block.getBoundingClientRect().top));
        });
      }),
  );
  await expect.poll(() => countLeftOut(page)).toBe(0);
  const before = await getShifts();
  release();
  // Playgrounds come to life when they are pointed at, for which the page has to listen.
  await waitForRest(page);
  const blocks = page.locator('.theme-doc-markdown > *');
  const topsOfAlive = await blocks.evaluateAll((all) =>
    all.map((block) => block.getBoundingClientRect().top),
  );
  expect(topsOfAlive).toEqual(tops);
  await readWholePage(page);
  expect((await getShifts()) - before).toBeLessThan(0.001);
});

test('what a jump leads to stays on the screen while the page is laid out', async ({ page }) => {
  await openWithoutCode(page);
  // As a screen reader or the browser's search goes to it.
  const demo = page.locator('.demo').last();
  await demo.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(() => countLeftOut(page)).toBe(0);
  await expect(demo).toBeInViewport();
});

test('links to headings of a page lead there', async ({ page }) => {
  await openAtRest(page, PAGE);
  await page.locator('.table-of-contents a').last().click();
  const heading = page.locator('.theme-doc-markdown > :is(h2, h3)').last();
  await expect(heading).toBeInViewport();
  expect(await countLeftOut(page)).toBe(0);
  // As it is typed into the address bar.
  await openAtRest(page, PAGE);
  const hash = await page.locator('.theme-doc-markdown > h2').last().getAttribute('id');
  await page.evaluate((id) => window.location.assign(`#${id}`), hash);
  await expectAtHeading(page);
});
