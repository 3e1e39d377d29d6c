import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('a click elsewhere closes, one inside does not', async ({ page }) => {
  await page.goto('/material-ui/react-click-away-listener/');
  const elsewhere = page.getByRole('heading', { level: 1 });

  await test.step('a panel closes by its button, by Escape, and by a click away', async () => {
    const demo = await bringToLife(page, 'DismissiblePanel');
    const button = demo.getByRole('button', { name: 'Legend' });
    const panel = demo.getByRole('region', { name: 'Legend' });
    await button.click();
    await panel.click();
    await expect(panel).toBeVisible();
    await elsewhere.click();
    await expect(panel).toHaveCount(0);
    await button.click();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await button.click();
    await expect(panel).toHaveCount(0);
  });

  await test.step('a click into a popper is none away', async () => {
    const demo = await bringToLife(page, 'PopperAway');
    await demo.getByRole('button', { name: 'Votes: 0' }).click();
    const popper = page.getByRole('dialog', { name: 'Vote' });
    await popper.getByRole('button', { name: 'One more vote' }).click();
    await popper.getByRole('button', { name: 'One more vote' }).click();
    await expect(demo.getByRole('button', { name: 'Votes: 2' })).toBeVisible();
    await elsewhere.click();
    await expect(popper).toHaveCount(0);
  });

  await test.step('a press is enough where that was asked for', async () => {
    const demo = await bringToLife(page, 'PressAway');
    await demo.getByRole('button', { name: 'Open for a press' }).click();
    const panel = demo.getByRole('region', { name: 'Pressed away' });
    await expect(panel).toBeVisible();
    await demo.hover({ position: { x: 4, y: 4 } });
    await page.mouse.down();
    await expect(panel).toHaveCount(0);
    await page.mouse.up();
  });
});
