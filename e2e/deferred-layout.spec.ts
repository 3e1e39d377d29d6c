import type { Page } from '@playwright/test';
import { observeLayoutShifts, readWholePage } from './support/demos';
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
      await page.goto(PAGE, { waitUntil: 'networkidle' });
      const hash = await page.locator('.theme-doc-markdown > h2').last().getAttribute('id');
      await page.goto('/404.html');
      await page.goto(`${PAGE}#${hash}`, { waitUntil: 'networkidle' });
      await expectAtHeading(page);
      const place = await getScroll(page);
      await page.reload({ waitUntil: 'networkidle' });
      await expectAtHeading(page);
      expect(await getScroll(page)).toBe(place);
    });
  });
}

test('nothing moves where a reader jumps to before the page is alive', async ({ page }) => {
  const getShifts = await observeLayoutShifts(page);
  const release = await openWithoutCode(page);
  await page.evaluate(() => window.scrollTo(0, 6000));
  await expect.poll(() => countLeftOut(page)).toBe(0);
  release();
  await readWholePage(page);
  expect(await getShifts()).toBeLessThan(0.001);
});

test('links to headings of a page lead there', async ({ page }) => {
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await page.locator('.table-of-contents a').last().click();
  const heading = page.locator('.theme-doc-markdown > :is(h2, h3)').last();
  await expect(heading).toBeInViewport();
  expect(await countLeftOut(page)).toBe(0);
  // As it is typed into the address bar.
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  const hash = await page.locator('.theme-doc-markdown > h2').last().getAttribute('id');
  await page.evaluate((id) => window.location.assign(`#${id}`), hash);
  await expectAtHeading(page);
});
