import type { Locator, Page } from '@playwright/test';
import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

/** Goes to a button of a demo with the pointer, and waits for its tooltip. */
async function hover(page: Page, demoName: string, button: string) {
  const demo = await bringToLife(page, demoName);
  const target = demo.getByRole('button', { name: button, exact: true });
  await target.hover();
  return { demo, target, tooltip: page.getByRole('tooltip') };
}

async function leave(page: Page, tooltip: Locator) {
  await page.mouse.move(2, 2);
  await expect(tooltip).toHaveCount(0);
}

test('tooltips name, describe, and open in the ways the page tells of', async ({ page }) => {
  await page.goto('/material-ui/react-tooltip/');

  await test.step('a label, opened by keyboard and closed with Escape', async () => {
    const demo = await bringToLife(page, 'BasicTooltip');
    const button = demo.getByRole('button', { name: 'Delete' });
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(page.getByRole('tooltip')).toHaveText('Delete');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Tab');
  });

  await test.step('a description leaves the name alone', async () => {
    const { target, tooltip } = await hover(page, 'DescribedTooltip', 'Publish');
    await expect(tooltip).toBeVisible();
    await expect(target).toHaveAccessibleDescription('Sends a copy to everybody in the project');
    await leave(page, tooltip);
  });

  await test.step('a click opens, a click elsewhere closes', async () => {
    const { demo, target, tooltip } = await hover(page, 'ClickTooltip', 'Press');
    await expect(tooltip).toHaveCount(0);
    await target.click();
    await expect(tooltip).toHaveText('Until you press elsewhere');
    await demo.getByRole('button', { name: 'Focus' }).click();
    await expect(tooltip).toHaveCount(0);
  });

  await test.step('a controlled tooltip reports its state', async () => {
    const { demo, tooltip } = await hover(page, 'ControlledTooltip', 'Controlled');
    await expect(demo.getByRole('status')).toHaveText('The tooltip is open');
    await leave(page, tooltip);
    await expect(demo.getByRole('status')).toHaveText('The tooltip is closed');
  });

  await test.step('the pointer may rest on a tooltip, unless it is not interactive', async () => {
    const { tooltip } = await hover(page, 'InteractiveTooltips', 'Stays');
    await tooltip.hover();
    await expect(tooltip).toBeVisible();
    await leave(page, tooltip);
    await hover(page, 'InteractiveTooltips', 'Closes');
    await expect(tooltip).toHaveCSS('pointer-events', 'none');
    await leave(page, tooltip);
  });

  await test.step('the element around a disabled button has a tooltip', async () => {
    const demo = await bringToLife(page, 'DisabledTooltip');
    await demo.locator('span:has(> button:disabled)', { hasText: 'Archive' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Only owners can archive');
    await leave(page, page.getByRole('tooltip'));
  });

  await test.step('the offset brings a tooltip to its child', async () => {
    for (const name of ['Closer by margin', 'Closer by offset']) {
      const { target, tooltip } = await hover(page, 'OffsetTooltips', name);
      const text = tooltip.locator('.MuiTooltip-tooltip');
      await expect(text).toHaveCSS('opacity', '1');
      const getGap = async () => {
        const [child, box] = [await target.boundingBox(), await text.boundingBox()];
        const below = (box?.y ?? NaN) - ((child?.y ?? NaN) + (child?.height ?? NaN));
        const above = (child?.y ?? NaN) - ((box?.y ?? NaN) + (box?.height ?? NaN));
        // A fraction of a pixel less than none rounds to -0, which is not 0 to `toBe`.
        return Math.round(Math.max(below, above)) + 0;
      };
      await expect.poll(getGap).toBe(0);
      await leave(page, tooltip);
    }
  });

  await test.step('an anchor of its own', async () => {
    const demo = await bringToLife(page, 'VirtualAnchor');
    const area = demo.getByText('Move the pointer from left to right');
    await area.hover({ position: { x: 40, y: 40 } });
    const tooltip = page.getByRole('tooltip');
    const before = await tooltip.boundingBox();
    await area.hover({ position: { x: 200, y: 40 } });
    await expect
      .poll(async () => (await tooltip.boundingBox())?.x)
      .toBeGreaterThan(before?.x ?? NaN);
  });
});
