import { bringToLife } from './support/demos';
import { expect, test } from './support/test';

test('the scripts of a page come after it has been painted', async ({ page }) => {
  await page.goto('/material-ui/getting-started/installation/', { waitUntil: 'networkidle' });
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

test('a navigation that takes long shows its progress', async ({ page }) => {
  await page.goto('/material-ui/getting-started/installation/', { waitUntil: 'networkidle' });
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
