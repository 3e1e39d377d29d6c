import { takeShot } from '../scripts/screenshots/take-shot';
import { openAtRest } from './support/rest';
import { expect, test } from './support/test';

test('a picture ends where it was told to, whatever waits further down the page', async ({
  browser,
  baseURL,
}) => {
  const shot = { page: '/material-ui/react-button/', width: 360, look: 'rtl', file: '' } as const;
  const target = { origin: baseURL ?? '', maxHeight: 1000 };
  const { image, status } = await takeShot(browser, shot, target);
  expect(status).toBe(200);
  // Width and height of a PNG.
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([360, 1000]);
});

test('a picture shows what a reader with JavaScript sees', async ({ browser, baseURL, page }) => {
  const path = '/versions/';
  const header = { x: 0, y: 0, width: 360, height: 56 };
  const shot = { page: path, width: header.width, look: 'light', file: '' } as const;
  const target = { origin: baseURL ?? '', maxHeight: header.height };
  const { image } = await takeShot(browser, shot, target);
  await page.setViewportSize({ width: header.width, height: 900 });
  await openAtRest(page, path);
  expect(image.equals(await page.screenshot({ clip: header }))).toBe(true);
});
