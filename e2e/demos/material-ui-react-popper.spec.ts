import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('poppers follow their anchors, flip, and leave the page usable', async ({ page }) => {
  await page.goto('/material-ui/react-popper/');

  await test.step('a button toggles a hint that describes it', async () => {
    const demo = await bringToLife(page, 'BasicPopper');
    const button = demo.getByRole('button', { name: 'Toggle the hint' });
    await button.click();
    await expect(button).toHaveAccessibleDescription('The page stays usable.');
    await expect(button).toBeFocused();
    await page.getByRole('heading', { level: 1 }).click();
    const hint = page.getByRole('tooltip', { name: 'The page stays usable.' });
    await expect(hint).toBeVisible();
    await button.click();
    await expect(hint).toHaveCount(0);
  });

  await test.step('the placement is the one that was chosen', async () => {
    const demo = await bringToLife(page, 'PopperPlacements');
    await demo.getByRole('combobox', { name: 'placement' }).selectOption('bottom-start');
    await demo.getByRole('button', { name: 'Toggle' }).click();
    await expect(page.getByText('Stands at: bottom-start')).toBeVisible();
    await demo.getByRole('button', { name: 'Toggle' }).click();
  });

  await test.step('a popper waits for its transition', async () => {
    const demo = await bringToLife(page, 'FadePopper');
    const button = demo.getByRole('button', { name: 'Fade the hint' });
    await button.click();
    const hint = page.getByRole('tooltip', { name: 'Slowly in, slowly out' });
    await expect(hint).toBeVisible();
    await button.click();
    await expect(hint).toHaveCount(0);
  });

  await test.step('scrolling flips a popper, unless that is off', async () => {
    const demo = await bringToLife(page, 'FlippingPopper');
    await demo.getByRole('button', { name: 'Toggle, then scroll' }).click();
    await expect(demo.getByText('At the top')).toBeVisible();
    const box = demo.getByRole('group', { name: 'Box that scrolls' });
    await box.evaluate((element) => element.scrollTo(0, 140));
    await expect(demo.getByText('At the bottom')).toBeVisible();
    await box.evaluate((element) => element.scrollTo(0, 0));
    await expect(demo.getByText('At the top')).toBeVisible();
    await demo.getByRole('checkbox', { name: 'flip' }).uncheck();
    await expect(demo.getByText('At the bottom')).toBeAttached();
  });

  await test.step('an arrow stands on the side of the anchor', async () => {
    const demo = await bringToLife(page, 'ArrowPopper');
    const button = demo.getByRole('button', { name: 'Where does it belong?' });
    await button.click();
    const hint = page.getByRole('tooltip', { name: 'The arrow points to the button' });
    const anchor = await button.boundingBox();
    const center = (anchor?.x ?? 0) + (anchor?.width ?? 0) / 2;
    await expect
      .poll(async () => {
        const arrow = await hint.locator('[data-popper-arrow]').boundingBox();
        return Math.abs((arrow?.x ?? 0) + (arrow?.width ?? 0) / 2 - center);
      })
      .toBeLessThan(2);
    await button.click();
  });

  await test.step('a selection has a toolbar, and keeps it while it acts', async () => {
    const demo = await bringToLife(page, 'SelectionPopper');
    await demo.getByText('Select some words').dblclick({ position: { x: 15, y: 12 } });
    const toolbar = page.getByRole('toolbar', { name: 'Selection' });
    await toolbar.getByRole('button', { name: 'Quote' }).click();
    await expect(demo.getByRole('status')).toHaveText('Quoted: “Select”');
    await expect(toolbar).toBeVisible();
    await demo.getByRole('status').click();
    await expect(toolbar).toHaveCount(0);
  });
});
