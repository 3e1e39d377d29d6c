import type { ElementHandle, Locator } from '@playwright/test';
import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

/** How far the bottom right corner of a popover is from the top right one of its button, in px. */
function measureGap(popover: Locator, anchor: ElementHandle<Element>): Promise<number> {
  // In one step: a click may scroll the page, and boxes read one after the other can be of two places.
  return popover.evaluate((paper, element) => {
    const { right, bottom } = paper.getBoundingClientRect();
    const place = element.getBoundingClientRect();
    return Math.hypot(right - place.right, bottom - place.top);
  }, anchor);
}

test('popovers stand where they were told to, and close', async ({ page }) => {
  // Without motion: Grow scales the box that is measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/material-ui/react-popover/');

  await test.step('a popover below its button closes by Escape', async () => {
    const demo = await bringToLife(page, 'BasicPopover');
    const button = demo.getByRole('button', { name: 'Delivery times' });
    await button.click();
    const popover = page.getByRole('dialog', { name: 'Delivery times' });
    await expect(popover).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popover).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('two points decide about the place', async () => {
    const demo = await bringToLife(page, 'PopoverOrigins');
    await demo.getByRole('combobox', { name: 'anchorOrigin' }).selectOption('top right');
    await demo.getByRole('combobox', { name: 'transformOrigin' }).selectOption('bottom right');
    const button = demo.getByRole('button', { name: 'Open' });
    // Behind an open popover the button has no role.
    const anchor = (await button.elementHandle()) as ElementHandle<Element>;
    await button.click();
    const popover = page.getByRole('dialog', { name: 'Placed popover' });
    await expect(popover).toBeVisible();
    // The paper stands at whole pixels, its anchor anywhere.
    await expect.poll(() => measureGap(popover, anchor)).toBeLessThan(2);
    await page.keyboard.press('Escape');
    await expect(popover).toHaveCount(0);
  });

  await test.step('a form starts in its first control and counts at once', async () => {
    const demo = await bringToLife(page, 'FilterPopover');
    await demo.getByRole('button', { name: 'Kinds of files: 3' }).click();
    const popover = page.getByRole('dialog', { name: 'Kinds of files' });
    await expect(popover.getByRole('checkbox', { name: 'Documents' })).toBeFocused();
    await page.keyboard.press('Space');
    await page.mouse.click(5, 300);
    await expect(popover).toHaveCount(0);
    await expect(demo.getByRole('button', { name: 'Kinds of files: 2' })).toBeFocused();
  });

  await test.step('a double click on a word counts its letters', async () => {
    const demo = await bringToLife(page, 'SelectionPopover');
    await demo.getByText('Select some words').dblclick({ position: { x: 15, y: 12 } });
    const popover = page.getByRole('dialog', { name: 'Selected text' });
    await expect(popover).toContainText('has 6 letters');
    await popover.getByRole('button', { name: 'Close' }).click();
    await expect(popover).toHaveCount(0);
  });

  await test.step('pointing and focus show, leaving and Escape hide', async () => {
    const demo = await bringToLife(page, 'HoverPopover');
    const button = demo.getByRole('button', { name: 'Point at me' });
    const hint = page.getByRole('tooltip');
    await button.hover();
    await expect(hint).toHaveText('I leave when you do.');
    await expect(button).toHaveAccessibleDescription('I leave when you do.');
    await page.mouse.move(5, 5);
    await expect(hint).toHaveCount(0);
    await button.focus();
    await expect(hint).toBeVisible();
    await expect(button).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(hint).toHaveCount(0);
  });
});
