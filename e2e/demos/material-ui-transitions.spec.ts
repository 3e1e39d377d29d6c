import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('transitions show and hide, and take what is hidden out of reach', async ({ page }) => {
  await page.goto('/material-ui/transitions/');

  await test.step('a collapsed text keeps a part visible', async () => {
    const demo = await bringToLife(page, 'CollapseText');
    const text = page.locator('#collapse-text');
    await expect(text).toHaveCSS('height', '48px');
    await demo.getByRole('button', { name: 'More' }).click();
    await expect(demo.getByRole('button', { name: 'Less' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(text).not.toHaveCSS('height', '48px');
    await demo.getByRole('button', { name: 'Less' }).click();
    await expect(text).toHaveCSS('height', '48px');
  });

  await test.step('a collapsed column gives its width away', async () => {
    const demo = await bringToLife(page, 'CollapseSideways');
    const results = demo.getByText('Results');
    const before = (await results.boundingBox())?.width ?? NaN;
    await demo.getByRole('checkbox', { name: 'Filters' }).uncheck();
    await expect
      .poll(async () => Math.round(((await results.boundingBox())?.width ?? NaN) - before))
      .toBe(120);
  });

  await test.step('faded and grown content is hidden when it is out', async () => {
    const fade = await bringToLife(page, 'FadeNotice');
    await fade.getByRole('checkbox', { name: 'Notice' }).uncheck();
    await expect(fade.getByText('All changes are saved.')).toBeHidden();
    await fade.getByRole('checkbox', { name: 'Notice' }).check();
    await expect(fade.getByText('All changes are saved.')).toBeVisible();
    const grow = await bringToLife(page, 'GrowTiles');
    await grow.getByRole('checkbox', { name: 'Answers' }).uncheck();
    for (const answer of ['Yes', 'No', 'Later']) {
      await expect(grow.getByText(answer, { exact: true })).toBeHidden();
    }
  });

  await test.step('a message slides into its box and out again', async () => {
    const demo = await bringToLife(page, 'SlideInBox');
    await demo.getByRole('button', { name: 'left' }).click();
    await expect(demo.getByRole('alert')).toHaveText('Moved left');
    await demo.getByRole('button', { name: 'Close' }).click();
    await expect(demo.getByRole('alert')).toHaveCount(0);
  });

  await test.step('one floating button takes the place of the other', async () => {
    const demo = await bringToLife(page, 'ZoomButtons');
    await demo.getByRole('checkbox', { name: 'A row is selected' }).check();
    await expect(demo.getByRole('button', { name: 'Edit the row' })).toBeVisible();
    await expect(demo.getByRole('button', { name: 'Add a row' })).toBeHidden();
  });

  await test.step('list items enter and leave', async () => {
    const demo = await bringToLife(page, 'ChangingList');
    await demo.getByRole('button', { name: 'Add Mars' }).click();
    await expect(demo.getByRole('listitem')).toHaveText(['Mercury', 'Venus', 'Earth', 'Mars']);
    await demo.getByRole('button', { name: 'Remove Venus' }).click();
    await expect(demo.getByRole('listitem')).toHaveText(['Mercury', 'Earth', 'Mars']);
    await expect(demo.getByRole('list', { name: 'Planets' })).toBeFocused();
    await expect(demo.getByRole('button', { name: 'Add Venus' })).toBeVisible();
  });
});
