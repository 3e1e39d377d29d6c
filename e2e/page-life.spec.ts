import { bringToLife } from './support/demos';
import { openAtRest } from './support/rest';
import { expect, test } from './support/test';

test('the scripts of a page come after it has been painted', async ({ page }) => {
  await openAtRest(page, '/material-ui/getting-started/installation/');
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/js/'))
      .map(({ name, startTime }) => ({ name, startTime })),
  }));
  expect(painted).toBeGreaterThan(0);
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter(({ startTime }) => startTime < (painted ?? 0))).toEqual([]);
});

for (const path of [
  '/',
  '/material-ui/getting-started/installation/',
  '/material-ui/v5/react-grid/',
]) {
  test(`all that ${path} comes to life with is asked for together with its main script`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (document.documentElement.dataset.hasHydrated !== 'true') return;
        observer.disconnect();
        Object.assign(window, {
          scriptsOfLife: performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .filter((name) => name.includes('/assets/js/')),
        });
      });
      observer.observe(document, { attributeFilter: ['data-has-hydrated'], subtree: true });
    });
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(request.url()));
    await page.route('**/assets/js/main.*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const links = page.locator('head > link[rel="preload"][as="script"]');
    await expect.poll(() => links.count()).toBeGreaterThan(0);
    const linked = await links.evaluateAll((list) =>
      list.map((link) => (link as HTMLLinkElement).href),
    );
    await expect.poll(() => linked.filter((address) => !asked.has(address))).toEqual([]);
    const before = [...asked];
    release();
    await page.waitForFunction(() => 'scriptsOfLife' in window);
    const needed = (await page.evaluate('window.scriptsOfLife')) as string[];
    expect(needed.filter((address) => !before.includes(address))).toEqual([]);
    // Nor is anything linked that the page does without.
    expect(linked.filter((address) => !needed.includes(address))).toEqual([]);
  });
}

test('the head of a page is that of the server until all of it is alive', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const heads = new Set<string>();
    Object.assign(window, { heads });
    const note = () => {
      const links = document.head.querySelectorAll('[rel="canonical"], [rel="alternate"]');
      heads.add([document.title, ...[...links].map((link) => link.getAttribute('href'))].join());
    };
    document.addEventListener('DOMContentLoaded', () => {
      note();
      new MutationObserver(note).observe(document.head, { childList: true, subtree: true });
    });
  });
  await page.goto('/zh/material-ui/react-container/');
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  const heads = await page.evaluate('[...window.heads]');
  expect(heads).toEqual([expect.stringContaining('/pt/material-ui/react-container/')]);
});

test('a navigation that takes long shows its progress', async ({ page }) => {
  await openAtRest(page, '/material-ui/getting-started/installation/');
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('a[href="/material-ui/react-button/"]')?.click();
  });
  await expect(page.locator('.page-progress')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  await expect(page.locator('.page-progress')).toHaveCount(0);
});

test('the console has theme and createTheme in reach once a demo has brought them', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('/material-ui/react-button/');
  await bringToLife(page, 'BasicButtons');
  expect(messages.filter((text) => text.includes('Try the theming of Material UI'))).toHaveLength(
    1,
  );
  expect(await page.evaluate('theme.palette.primary.main')).toContain('210');
  expect(await page.evaluate('createTheme({ spacing: 4 }).spacing(2)')).toBe('8px');
});
