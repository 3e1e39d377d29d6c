import type { Page } from '@playwright/test';
import { waitForQuiet } from '../support/rest';
import type { LoopbackServer } from './LoopbackServer';

/**
 * A tag's script as far as a page can tell: it sends on what the page tells it, and leaves a cookie.
 */
const SCRIPT = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  let count = 0;
  window.openReports = 0;
  const send = (entry) => {
    const order = performance.timeOrigin + (count++) / 1000;
    const text = encodeURIComponent(JSON.stringify(Array.from(entry)));
    window.openReports += 1;
    fetch(origin + '/collect?order=' + order + '&entry=' + text, { keepalive: true })
      .finally(() => { window.openReports -= 1; });
  };
  document.cookie = '_ga=GA1.1; path=/';
  window.dataLayer.forEach(send);
  window.dataLayer.push = (...entries) => entries.forEach(send);
})();`;

/** Makes a server of ours the one that tags come from and report to. */
export function serveTag(server: LoopbackServer): void {
  server.respondWith('text/javascript', SCRIPT);
}

/**
 * Waits until a page has sent what it has to report so far, and every report has had its answer. The
 * measures that a press ends are reported when the browser has time.
 */
export async function waitForReports(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    // After those of the library, which wait no longer either.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    return !(window as Window & { openReports?: number }).openReports;
  });
  // A page may know of an answer before Playwright does, which counts what is unanswered when a test ends. Not
  // without end: there is a tag that never answers.
  await waitForQuiet(page, 3000);
}

/** What the tag was told so far, in its order; requests may overtake each other. */
export function getEntries(server: LoopbackServer): unknown[][] {
  return server.requests
    .filter((request) => request.includes('/collect?'))
    .map((request) => new URL(request.replace('GET ', ''), 'http://any').searchParams)
    .sort((one, other) => Number(one.get('order')) - Number(other.get('order')))
    .map((report) => JSON.parse(report.get('entry') ?? '[]') as unknown[]);
}

/** The parameters of all events of a name. */
export function getEvents(server: LoopbackServer, name: string): unknown[] {
  return getEntries(server)
    .filter(([command, eventName]) => command === 'event' && eventName === name)
    .map(([, , parameters]) => parameters);
}
