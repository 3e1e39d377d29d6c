import type { Locator } from '@playwright/test';
import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

const scrollTo = (frame: Locator, top: number) =>
  frame.evaluate((node, place) => node.scrollTo({ top: place }), top);

test('app bars hold menus and fields, and react to scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/material-ui/react-app-bar/');

  await test.step('ResponsiveBar has links, or a menu', async () => {
    const demo = await bringToLife(page, 'ResponsiveBar');
    await expect(demo.getByRole('link')).toHaveText(['Products', 'Prices', 'Help']);
    await page.setViewportSize({ width: 800, height: 720 });
    await expect(demo.getByRole('link')).toHaveCount(0);
    await demo.getByRole('button', { name: 'Pages' }).click();
    const menu = page.getByRole('menu', { name: 'Pages' });
    await expect(menu.getByRole('menuitem')).toHaveText(['Products', 'Prices', 'Help']);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  });

  await test.step('BarWithDrawer changes its title', async () => {
    const demo = await bringToLife(page, 'BarWithDrawer');
    await demo.getByRole('button', { name: 'Sections' }).click();
    const drawer = page.getByRole('dialog', { name: 'Sections' });
    await drawer.getByRole('button', { name: 'Weather' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(demo.getByText('Weather')).toBeVisible();
  });

  await test.step('AccountBar signs out and in', async () => {
    const demo = await bringToLife(page, 'AccountBar');
    await demo.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await demo.getByRole('button', { name: 'Sign in' }).click();
    await expect(demo.getByRole('button', { name: 'Your account' })).toBeVisible();
  });

  await test.step('SearchBar gives the focused field more room', async () => {
    const demo = await bringToLife(page, 'SearchBar');
    const field = demo.getByRole('searchbox', { name: 'Search mail' });
    const width = () => field.evaluate((node) => node.clientWidth);
    const before = await width();
    await field.focus();
    await expect.poll(width).toBeGreaterThan(before);
  });

  await test.step('HideOnScroll hides on the way down', async () => {
    const demo = await bringToLife(page, 'HideOnScroll');
    const frame = demo.getByRole('region');
    const bar = frame.getByText('Scroll down, then up');
    await expect(bar).toBeVisible();
    await scrollTo(frame, 300);
    await expect(bar).toBeHidden();
    await scrollTo(frame, 250);
    await expect(bar).toBeVisible();
  });

  await test.step('ShadowAndReturn leads back to the top', async () => {
    const demo = await bringToLife(page, 'ShadowAndReturn');
    const frame = demo.getByRole('region');
    await expect(frame.getByText('Flat')).toBeVisible();
    await scrollTo(frame, 300);
    await expect(frame.getByText('With a shadow')).toBeVisible();
    await demo.getByRole('button', { name: 'Back to the top' }).click();
    await expect(frame.getByText('Flat')).toBeVisible();
    expect(await frame.evaluate((node) => node.scrollTop)).toBe(0);
  });
});
