import type { Locator } from '@playwright/test';
import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

/** Whether the boxes stand beside each other, as opposed to one below the other. */
async function areInRow(boxes: Locator): Promise<boolean> {
  const tops = await boxes.evaluateAll((nodes) =>
    nodes.map((node) => node.getBoundingClientRect().top),
  );
  return new Set(tops).size === 1;
}

test('boxes do what their page says', async ({ page }) => {
  await page.goto('/system/react-box/');

  await test.step('the spacing of a box is that of the theme', async () => {
    const demo = await bringToLife(page, 'BasicBox');
    const box = demo.getByText('A Box is a div with an');
    await expect(box).toHaveCSS('padding', '16px');
    await expect(box).toHaveCSS('border-top-style', 'dashed');
  });

  await test.step('tokens of the theme follow its color mode', async () => {
    const demo = await bringToLife(page, 'SxBox');
    const card = demo.getByText('Weekly report').locator('..');
    await expect(card).toHaveCSS('max-width', '360px');
    await expect(card).toHaveCSS('padding', '24px');
    const text = await card.evaluate((node) => getComputedStyle(node).color);
    await expect(demo.getByText('Sent every Monday to five people.')).not.toHaveCSS('color', text);
  });

  await test.step('steps stand in a row, and in a column in a narrow window', async () => {
    const demo = await bringToLife(page, 'ResponsiveBox');
    const steps = demo.getByRole('listitem');
    const size = page.viewportSize() ?? { width: 1280, height: 720 };
    await expect.poll(() => areInRow(steps)).toBe(true);
    await page.setViewportSize({ ...size, width: 600 });
    await expect.poll(() => areInRow(steps)).toBe(false);
    await page.setViewportSize(size);
  });

  await test.step('a container query answers to the container, whatever the window', async () => {
    const demo = await bringToLife(page, 'ContainerQueryBox');
    const parts = demo.getByText(/^(Summary|Details)$/);
    const slider = demo.getByRole('slider');
    expect(await areInRow(parts)).toBe(false);
    await slider.focus();
    await page.keyboard.press('End');
    await expect(slider).toHaveAccessibleName('Container width: 520px');
    await expect.poll(() => areInRow(parts)).toBe(true);
  });

  await test.step('component makes a box a landmark, a list, or a link', async () => {
    const demo = await bringToLife(page, 'ComponentBox');
    const links = demo.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link');
    await expect(links).toHaveText(['Basics', 'The component prop', 'Accessibility']);
    await links.filter({ hasText: 'Accessibility' }).click();
    await expect(page).toHaveURL(/#accessibility$/);
  });

  await test.step('selectors style what is inside the box', async () => {
    const demo = await bringToLife(page, 'SelectorBox');
    const file = demo.getByRole('button', { name: 'notes.md' });
    const background = await file.evaluate((node) => getComputedStyle(node).backgroundColor);
    await file.hover();
    await expect(file).not.toHaveCSS('background-color', background);
    await page.keyboard.press('Tab');
    await file.focus();
    await expect(file).toHaveCSS('outline-style', 'solid');
  });

  await test.step('an array of styles is merged in its order', async () => {
    const demo = await bringToLife(page, 'ConditionalBox');
    const plain = demo.getByText('Plain', { exact: true });
    const dashed = demo.getByText('Selected and dashed', { exact: true });
    await expect(plain).toHaveCSS('font-weight', '400');
    await expect(dashed).toHaveCSS('font-weight', '700');
    await expect(dashed).toHaveCSS('border-top-style', 'dashed');
  });

  await test.step('a box of your own reads a theme of its own', async () => {
    const demo = await bringToLife(page, 'BrandBox');
    const own = demo.getByText('p: 4 is 16px here');
    await expect(own).toHaveCSS('padding', '16px');
    await expect(own).toHaveCSS('background-color', 'rgb(91, 63, 168)');
    await expect(own).toHaveClass(/BrandBox-root/);
    await expect(demo.getByText('p: 4 is 32px here')).toHaveCSS('padding', '32px');
  });
});
