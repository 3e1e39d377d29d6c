import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('links and buttons that look alike do what they are', async ({ page }) => {
  await page.goto('/material-ui/react-link/');

  await test.step('LinksInText have the size of their text', async () => {
    const demo = await bringToLife(page, 'LinksInText');
    const link = demo.getByRole('link', { name: 'small print' });
    await expect(link).toHaveCSS('font-size', '14px');
    await expect(demo.getByRole('link', { name: 'the size' })).toHaveCSS('font-size', '20px');
  });

  await test.step('LinkUnderlines appear always, on hover, or never', async () => {
    const demo = await bringToLife(page, 'LinkUnderlines');
    const line = async (name: string, value: string) =>
      expect(demo.getByRole('link', { name })).toHaveCSS('text-decoration-line', value);
    await line('Always', 'underline');
    await line('Hover', 'none');
    await demo.getByRole('link', { name: 'Hover' }).hover();
    await line('Hover', 'underline');
    await demo.getByRole('link', { name: 'None' }).hover();
    await line('None', 'none');
  });

  await test.step('ButtonLink is a button', async () => {
    const demo = await bringToLife(page, 'ButtonLink');
    await demo.getByRole('button', { name: 'More' }).press('Space');
    await expect(demo.getByText('Then they are deleted')).toBeVisible();
    await expect(demo.getByRole('button', { name: 'Less' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  await test.step('NewTabLink says what it does', async () => {
    const demo = await bringToLife(page, 'NewTabLink');
    await expect(demo.getByRole('link')).toHaveAccessibleName(/W3C ?opens in a new tab/);
  });
});
