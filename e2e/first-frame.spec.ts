import type { Page } from '@playwright/test';
import { openAtRest, reloadToRest } from './support/rest';
import { choose } from './support/settings';
import { expect, test } from './support/test';

/** Its frames are many enough; a page of demos would draw them more slowly. */
const TEXT = '/material-ui/getting-started/installation/';
const MODES = ['light', 'dark'] as const;

/** How every frame with content looks just before it is painted, from the first one on. */
async function watchFrames(page: Page) {
  await page.addInitScript(() => {
    const frames = new Set<string>();
    Object.assign(window, { seenFrames: frames });
    const look = () => {
      const isStyled = [...document.styleSheets].some(({ href }) => href?.includes('/assets/css/'));
      if (document.getElementById('__docusaurus') && isStyled) {
        const { className, dir } = document.body;
        const { backgroundColor } = getComputedStyle(document.documentElement);
        frames.add([className, dir, backgroundColor].join(' | '));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () =>
    page.evaluate(() => [...(window as unknown as { seenFrames: Set<string> }).seenFrames]);
}

test.describe('the first frame', () => {
  for (const system of MODES) {
    for (const stored of [null, ...MODES]) {
      test(`is right with the system ${system} and ${stored ?? 'nothing'} stored`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme: system });
        if (stored) {
          await page.goto(TEXT);
          await choose(page, stored === 'dark' ? 'Dark' : 'Light');
        }
        const mode = stored ?? system;
        const getFrames = await watchFrames(page);
        await openAtRest(page, TEXT);
        const background = mode === 'dark' ? 'rgb(12, 17, 24)' : 'rgb(255, 255, 255)';
        expect(await getFrames()).toEqual([`mode-${mode} | ltr | ${background}`]);
        await expect(page.locator('html')).toHaveCSS('color-scheme', mode);
        const colors = page.locator('meta[name="theme-color"]');
        expect(
          new Set(
            await colors.evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content'))),
          ),
        ).toEqual(new Set([mode === 'dark' ? 'hsl(215, 34%, 7%)' : 'hsl(0, 0%, 100%)']));

        // The very pixels, where no script of the page has come yet. The home page has neither an ad
        // nor a table of contents, which scripts draw.
        await openAtRest(page, '/');
        const settled = await page.screenshot({ animations: 'disabled' });
        // Not refused: a page whose code does not come says so.
        await page.route('**/assets/js/*.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        );
        await page.reload();
        expect((await page.screenshot({ animations: 'disabled' })).equals(settled)).toBe(true);
      });
    }
  }

  test('has the direction that was chosen', async ({ page }) => {
    await page.goto(TEXT);
    await choose(page, 'Right to left');
    const getFrames = await watchFrames(page);
    await reloadToRest(page);
    expect((await getFrames()).map((frame) => frame.split(' | ')[1])).toEqual(['rtl']);
  });
});
