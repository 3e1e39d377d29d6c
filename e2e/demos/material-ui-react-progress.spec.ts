import { stopClock } from '../support/clock';
import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('progress has a name and a value, and buttons keep the focus', async ({ page }) => {
  await page.goto('/material-ui/react-progress/');

  await test.step('without a known length there is no value', async () => {
    const demo = await bringToLife(page, 'BasicProgress');
    const circle = demo.getByRole('progressbar', { name: 'Loading messages' });
    await expect(circle).toBeVisible();
    await expect(circle).not.toHaveAttribute('aria-valuenow');
  });

  await test.step('a known length is told', async () => {
    const demo = await bringToLife(page, 'KnownProgress');
    const bars = demo.getByRole('progressbar');
    await expect(bars.first()).toHaveAttribute('aria-valuenow', '25');
    const next = demo.getByRole('button', { name: 'Next page' });
    for (let count = 0; count < 5; count += 1) await next.click();
    await expect(bars.first()).toHaveAttribute('aria-valuenow', '88');
    await next.click();
    await expect(bars.last()).toHaveAttribute('aria-valuenow', '100');
    await demo.getByRole('button', { name: 'Start again' }).click();
    await expect(bars.last()).toHaveAttribute('aria-valuenow', '0');
  });

  await test.step('what is played follows the slider', async () => {
    const demo = await bringToLife(page, 'BufferProgress');
    await demo.getByRole('slider', { name: 'Position' }).press('End');
    await expect(demo.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  });

  await test.step('a button that works keeps the focus', async () => {
    const demo = await bringToLife(page, 'InteractiveProgress');
    const save = demo.getByRole('button', { name: 'Save changes' });
    await stopClock(page);
    await save.press('Enter');
    await expect(demo.getByRole('status')).toHaveText('Saving');
    await expect(save).toBeDisabled();
    await expect(save).toBeFocused();
    await page.clock.resume();
    await expect(demo.getByRole('status')).toHaveText('Saved');
    await expect(save).toBeEnabled();
  });

  await test.step('a circle appears for those who wait', async () => {
    const demo = await bringToLife(page, 'DelayedProgress');
    await demo.getByRole('button', { name: 'Load' }).click();
    const circle = demo.getByRole('progressbar');
    await expect(circle).toHaveCSS('transition-delay', '0.8s');
    await demo.getByRole('button', { name: 'Stop' }).click();
    await expect(circle).toHaveCount(0);
  });
});
