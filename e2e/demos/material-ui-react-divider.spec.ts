import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('dividers have size and the roles the page tells of', async ({ page }) => {
  await page.goto('/material-ui/react-divider/');

  await test.step('a plain divider is a separator across its container', async () => {
    const separator = (await bringToLife(page, 'BasicDivider')).getByRole('separator');
    await expect(separator).toHaveJSProperty('tagName', 'HR');
    expect((await separator.boundingBox())?.width).toBeGreaterThan(200);
  });

  await test.step('lines in a list do not count', async () => {
    const demo = await bringToLife(page, 'ListDividers');
    await expect(demo.locator('ul > li')).toHaveCount(7);
    await expect(demo.getByRole('listitem')).toHaveText(['Inbox', 'Drafts', 'Sent', 'Trash']);
    await expect(demo.getByRole('separator')).toHaveCount(0);
  });

  await test.step('a vertical line is as high as its row, less 8 px at both ends', async () => {
    const demo = await bringToLife(page, 'VerticalDivider');
    const separator = demo.getByRole('separator');
    await expect(separator).toHaveAttribute('aria-orientation', 'vertical');
    expect((await separator.boundingBox())?.height).toBe(24);
  });

  await test.step('text on a line is readable', async () => {
    const demo = await bringToLife(page, 'TextDividers');
    await expect(demo.getByRole('separator')).toHaveCount(0);
    await expect(demo.getByText('or', { exact: true })).toBeVisible();
    const getBox = async (text: string) =>
      (await demo.getByText(text, { exact: true }).boundingBox()) ?? { x: NaN };
    expect((await getBox('Help')).x).toBeLessThan((await getBox('or')).x);
    expect((await getBox('End of page')).x).toBeGreaterThan((await getBox('or')).x);
  });
});
