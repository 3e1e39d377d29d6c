import { observeLayoutShifts } from '../support/demos';
import { waitForQuiet } from '../support/rest';
import { expect } from '../support/test';
import {
  adScript,
  createEntry,
  respondWithAds,
  SECOND,
  SHOWN,
  test,
  type Servers,
} from './adNetwork';
import { DRAW, getLabel, openWithSlot } from './adSlot';
import { PAGE } from './deployment';

test.describe.configure({ mode: 'default' });

test.describe('filling the slot moves nothing', () => {
  const variants: readonly [label: string, draw: number, answer: (servers: Servers) => void][] = [
    [
      'carbon-body-top-image',
      DRAW.image,
      ({ script }) => script.respondWith('text/javascript', SHOWN),
    ],
    [
      'carbon-body-top-inline',
      DRAW.inline,
      (servers) =>
        respondWithAds(servers, {
          ...createEntry(servers.pixels),
          description: 'A very long text. '.repeat(60),
        }),
    ],
    [
      'in-house-carbon-body-top-image',
      DRAW.image,
      ({ script }) =>
        script.respondWith('text/javascript', adScript('https://docs.example/backers/')),
    ],
    [
      'in-house-body-top-image',
      DRAW.image,
      ({ script }) => script.respondWith('text/javascript', ''),
    ],
    ['in-house-adblock-body-top-inline', DRAW.inline, (servers) => respondWithAds(servers)],
  ];

  for (const [label, draw, answer] of variants) {
    for (const width of [320, 600, 1280]) {
      test(`${label}, ${width} px wide`, async ({ page, servers }) => {
        await page.setViewportSize({ width, height: 900 });
        answer(servers);
        const getShifts = await observeLayoutShifts(page);
        await openWithSlot(page, PAGE, draw);
        await waitForQuiet(page);
        if (label.startsWith('carbon')) {
          await page.locator('#carbonads, .carbonads').waitFor({ state: 'attached' });
        }
        await page.clock.runFor(6 * SECOND);
        await expect.poll(() => getLabel(page)).toBe(label);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        expect(await getShifts()).toBe(0);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      });
    }
  }
});
