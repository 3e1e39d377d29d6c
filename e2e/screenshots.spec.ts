import { takeShot } from '../scripts/screenshots/take-shot';
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
