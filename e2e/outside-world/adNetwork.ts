import type { Page } from '@playwright/test';
import { createDeploymentTest } from './deployment';
import type { LoopbackServer } from './LoopbackServer';
import { waitForQuiet } from '../support/rest';

export type Servers = Readonly<Record<'script' | 'feed' | 'pixels', LoopbackServer>>;

/** Pages of a deployment with an ad network, both layouts, and an icon font. */
export const test = createDeploymentTest(
  ['script', 'feed', 'pixels', 'fonts'],
  ({ script, feed, fonts }) => ({
    AD_SCRIPT_URL: `${script.url}/ads.js?zone=1`,
    AD_FEED_URL: `${feed.url}/feed.json`,
    AD_DISPLAY_RATIO: '1',
    CONSENT_REQUIRED: 'false',
    ICON_FONT_URL: `${fonts.url}/icon?family=Material+Icons`,
  }),
);

export const SECOND = 1000;

/** What the network's script is made of: it puts its ad beside its own element. */
export const adScript = (href: string) => `{
  const place = document.createElement('div');
  place.id = 'carbonads';
  place.innerHTML = '<span><span class="carbon-wrap"><a href="${href}">Ad of the network</a></span></span>';
  document.getElementById('_carbonads_js').before(place);
}`;

/** The script that shows the network's own ad. */
export const SHOWN = adScript('https://srv.example/click');

/** An entry of the feed as it should be. */
export function createEntry(pixels: LoopbackServer) {
  return {
    statlink: 'https://srv.example/click',
    link: 'https://shop.example/',
    company: 'Acme',
    description: 'Fine <b>tools</b> für 日本語 🚀',
    statimp: `${pixels.url}/view`,
    pixel: `${pixels.url}/a/[timestamp]||${pixels.url}/b/[timestamp]`,
    timestamp: '1700000000',
  };
}

/** Makes the feed answer with these entries. */
export function respondWithAds(servers: Servers, ...ads: unknown[]): void {
  servers.feed.respondWith('application/json', JSON.stringify({ ads }));
}

/** Until everything that a slot asked for has had its answer. */
export async function lookOnce(page: Page): Promise<void> {
  await waitForQuiet(page);
  await page.clock.runFor(500);
}
