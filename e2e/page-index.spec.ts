import { findViolations } from '../scripts/browser/axe';
import { readBuilt, readSitemaps } from './support/builtFiles';
import { openAtRest } from './support/rest';
import { expect, test } from './support/sharedPage';

const PAGE = '/pages/';
const LIBRARIES = ['material-ui', 'joy-ui', 'base-ui', 'system'];

test('names every current page of a library, once', () => {
  const addresses = Array.from(readBuilt(`${PAGE}index.html`).matchAll(/<li><a href="?([^" >]+)/g));
  const listed = addresses
    .map(([, address = '']) => address)
    .filter((address) => LIBRARIES.some((library) => address.startsWith(`/${library}/`)));
  const pages = readSitemaps()
    .map(({ pathname }) => pathname)
    .filter((pathname) => LIBRARIES.some((library) => pathname.startsWith(`/${library}/`)))
    // Archived versions have navigations of their own, templates a page that lists them.
    .filter((pathname) => !/^\/[^/]+\/v\d|\/templates\/[^/]+\/$/.test(pathname));
  expect(pages.length).toBeGreaterThan(200);
  expect(pages.filter((pathname) => !listed.includes(pathname))).toEqual([]);
  expect(listed.filter((address, index) => listed.indexOf(address) !== index)).toEqual([]);
});

test('fits narrow screens and both color modes, and its links do not load the site anew', async ({
  page,
}) => {
  await openAtRest(page, PAGE);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page)).toEqual([]);
  }
  await expect(page.getByRole('banner').getByRole('link', { name: 'All pages' })).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('region', { name: 'Joy UI' }).locator('[href$="/react-input/"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Input');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, width, title] of [
    ['', 320, 'All pages'],
    ['/zh', 360, '所有页面'],
    ['/pt', 1280, 'Todas as páginas'],
  ] as const) {
    test(`every page is two links away, on ${width} px of ${language || '/en'}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${language}/material-ui/react-button/`);
      await expect(page.locator('.navbar__toggle')).toBeHidden();
      // Nothing is offered that would not answer.
      await expect(page.locator('.navbar button').filter({ visible: true })).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.locator('.navbar').getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.locator(`main a[href="${language}/joy-ui/react-input/"]`).click();
      await expect(page).toHaveURL(`${language}/joy-ui/react-input/`);
    });
  }
});
