import type { Page } from '@playwright/test';
import { fallbackFont } from '../src/branding/tokens';
import { observeLayoutShifts } from './support/demos';
import { openAtRest } from './support/rest';
import { expect, test } from './support/test';

const PAGE = '/material-ui/getting-started/installation/';
const TEXT_FONT = /\/assets\/fonts\/inter-core-[0-9a-f]+\.woff2$/;

/** Width of the article's text and height of its lines, set in `family`. */
function measureText(page: Page, family: string) {
  return page.evaluate((fontFamily) => {
    const text = [...document.querySelectorAll('.markdown > p, .markdown > ul > li')]
      .map((element) => element.textContent)
      .join(' ');
    return [400, 700].map((fontWeight) => {
      const line = document.body.appendChild(document.createElement('span'));
      line.textContent = text;
      Object.assign(line.style, {
        position: 'absolute',
        whiteSpace: 'pre',
        font: `${fontWeight} 100px / normal ${fontFamily}`,
      });
      const { width, height } = line.getBoundingClientRect();
      line.remove();
      return { width, height };
    });
  }, family);
}

test('text has its own font in the first frame, asked for once and from this site', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await openAtRest(page, PAGE);
  expect(fonts.filter((url) => TEXT_FONT.test(url))).toHaveLength(1);
  // English needs the core of the font, and nothing else.
  expect(fonts).toHaveLength(1);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(loaded.join()).toContain('Inter Variable');
});

test('a language with accents gets both parts of the font at once', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await openAtRest(page, `/pt${PAGE}`);
  expect(fonts.map((path) => path.replace(/-[0-9a-f]+\.woff2$/, '')).sort()).toEqual([
    '/pt/assets/fonts/inter-accents',
    '/pt/assets/fonts/inter-core',
  ]);
});

test('a font that comes late, or never, moves nothing and leaves the text readable', async ({
  page,
}) => {
  const held: Array<() => void> = [];
  await page.route(TEXT_FONT, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const getShifts = await observeLayoutShifts(page);
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  const answered = page.waitForResponse(TEXT_FONT);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const release of held) release();
  await (await answered).finished();
  await page.evaluate(() => document.fonts.ready);
  expect(await heading.boundingBox()).toEqual(before);
  expect(await getShifts()).toBe(0);
});

/** Whether the machine has one of the fonts that the fallback is made of. */
function hasFallback(page: Page) {
  const sources = fallbackFont.faces.map(({ local }) =>
    local.map((name) => `local("${name}")`).join(),
  );
  return page.evaluate(
    (faces) =>
      Promise.all(faces.map((source) => new FontFace('Probe', source).load())).then(
        () => true,
        () => false,
      ),
    sources,
  );
}

test('the font of the machine takes as much room as the one it stands in for', async ({ page }) => {
  await openAtRest(page, PAGE);
  // What is measured is the machine's font: without one of that width there is nothing to measure.
  test.skip(
    !(await hasFallback(page)),
    'This machine has no font that is as wide as Arial: install fonts-liberation.',
  );
  await page.evaluate(() => document.fonts.load('400 16px "Inter Variable"'));
  const [regular, bold] = await measureText(page, '"Inter Variable"');
  const [regularFallback, boldFallback] = await measureText(page, '"Inter Fallback"');
  for (const [web, local] of [
    [regular, regularFallback],
    [bold, boldFallback],
  ]) {
    for (const side of ['width', 'height'] as const) {
      const ratio = (local?.[side] ?? 0) / (web?.[side] ?? 1);
      expect(ratio).toBeGreaterThan(0.98);
      expect(ratio).toBeLessThan(1.02);
    }
  }
});
