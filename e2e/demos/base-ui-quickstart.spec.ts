import { expect, test } from '../support/sharedPage';
import { bringVariantToLife, openVariant, STYLINGS, withClass } from './baseUiVariants';

const PAGE = '/base-ui/getting-started/quickstart/';

for (const styling of STYLINGS) {
  test(`the first button and hook count, styled with ${styling}`, async ({ page }) => {
    await test.step('FirstButton counts and has the class of the pressed state', async () => {
      const demo = await openVariant(page, PAGE, { name: 'FirstButton', styling });
      const button = demo.getByRole('button');
      await button.click();
      await expect(button).toHaveText('Clicks: 1');
      await expect(button).toHaveCSS('border-radius', '8px');
      const background = await button.evaluate((node) => getComputedStyle(node).backgroundColor);
      await page.keyboard.down('Space');
      await expect(button).not.toHaveCSS('background-color', background);
      await expect(button).toHaveClass(withClass('base--active'));
      await page.keyboard.up('Space');
      await expect(button).not.toHaveClass(withClass('base--active'));
      await expect(button).toHaveText('Clicks: 2');
    });

    await test.step('FirstHook counts and turns the state into an attribute', async () => {
      const demo = await bringVariantToLife(page, { name: 'FirstHook', styling });
      const button = demo.getByRole('button');
      await button.press('Enter');
      await expect(button).toHaveText('Clicks: 1');
      await expect(button).toHaveCSS('border-radius', '8px');
      const background = await button.evaluate((node) => getComputedStyle(node).backgroundColor);
      await page.keyboard.down('Space');
      await expect(button).not.toHaveCSS('background-color', background);
      await expect(button).toHaveAttribute('data-active');
      await page.keyboard.up('Space');
      await expect(button).not.toHaveAttribute('data-active');
      await expect(button).toHaveText('Clicks: 2');
    });
  });
}
