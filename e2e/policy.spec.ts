import type { Page } from '@playwright/test';
import { LoopbackServer } from './outside-world/LoopbackServer';
import { listBuilt, readBuilt } from './support/builtFiles';
import { pagePaths } from './support/pages';
import { expect, test } from './support/test';

const PAGE = '/material-ui/react-button/';

/** What code that somebody smuggles in would do. */
const MARK = 'window.top.smuggled=1;window.smuggled=1';

async function isSmuggled(page: Page): Promise<boolean> {
  const found = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => 'smuggled' in window)),
  );
  return found.includes(true);
}

test('every page begins with its policy', () => {
  const policies = pagePaths.map((path) => {
    const html = readBuilt(`${path}index.html`);
    const [, policy = ''] =
      /^<!doctype html><html[^>]*><head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="([^"]+)">/i.exec(
        html,
      ) ?? [];
    return [path, /script-src ([^;]+)/.exec(policy)?.[1] ?? 'none'] as const;
  });
  for (const [path, sources] of policies) {
    expect(sources, path).toMatch(/^'self' 'wasm-unsafe-eval'(?: 'sha256-[\w+/=]+')+$/);
  }
  const without = listBuilt('.html').filter(
    (file) => !readBuilt(file).includes('http-equiv="Content-Security-Policy"'),
  );
  expect(without).toEqual([]);
});

test('code that comes into a page does not run, and posts to nobody', async ({
  page,
  expectProblem,
}) => {
  expectProblem('console error', /violates the following Content Security Policy directive/);
  expectProblem('external request', '/code.js');
  const other = new LoopbackServer();
  await other.start();
  other.respondWith('text/javascript', MARK);
  await page.goto(PAGE);
  await page.evaluate(
    ([mark, url]) => {
      const add = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
      add(`<img src="data:," onerror="${mark}"><a id="smuggler" href="javascript:${mark}">a</a>`);
      add(`<iframe srcdoc="<script>${mark}</script>"></iframe>`);
      add(`<form id="poster" action="${url}" method="post"><input name="a" value="b"></form>`);
      for (const fields of [{ text: mark }, { src: url ?? '' }, { src: `data:,${mark}` }]) {
        document.body.append(Object.assign(document.createElement('script'), fields));
      }
      document.getElementById('smuggler')?.click();
      document.querySelector<HTMLFormElement>('#poster')?.submit();
      try {
        setTimeout(mark ?? '', 0);
      } catch {
        // Refused.
      }
    },
    [MARK, `${other.url}/code.js`],
  );
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
  expect(await isSmuggled(page)).toBe(false);
  expect(other.requests).toEqual([]);
  await other.close();
});

test('no address brings code with it', async ({ page }) => {
  const html = `"><img src=data:, onerror="${MARK}"><script>${MARK}</script>`;
  const link = `javascript:${MARK}`;
  const queries = [
    ...['Button.children', 'Button.href', 'Button.className', 'code', 'demo', 'source', 'theme'],
    ...['path', 'q', 'icon', 'category', 'docusaurus-theme', 'docusaurus-data-x'],
  ];
  for (const path of [PAGE, '/material-ui/material-icons/', '/demo-frame.html']) {
    for (const value of [html, link]) {
      const query = queries.map((name) => `${name}=${encodeURIComponent(value)}`).join('&');
      const hash = encodeURIComponent(value);
      await page.goto(`${path}?${query}#${hash}`, { waitUntil: 'load' });
      await page.evaluate((text) => {
        window.location.hash = text;
      }, value);
      expect(await isSmuggled(page), `${path} ${value}`).toBe(false);
      expect(await page.locator('script', { hasText: 'smuggled=1' }).count()).toBe(0);
      expect(await page.locator('[onerror], a[href^="javascript:"]').count()).toBe(0);
    }
  }
});

test('the frame of the editor runs nothing for another site', async ({
  page,
  baseURL,
  expectProblem,
}) => {
  expectProblem('console error', /frame-ancestors 'self'/);
  expectProblem('failed request', 'ERR_BLOCKED_BY_RESPONSE');
  const other = new LoopbackServer();
  await other.start();
  const frame = `${baseURL}/demo-frame.html`;
  other.respondWith(
    'text/html',
    `<iframe sandbox="allow-scripts" src="${frame}"></iframe><script>
      window.heard = 0;
      addEventListener('message', () => { window.heard += 1; });
    </script>`,
  );
  const loaded = page.waitForEvent('load');
  await page.goto(other.url);
  await loaded;
  expect(await page.evaluate(() => (window as Window & { heard?: number }).heard)).toBe(0);
  await other.close();
});
