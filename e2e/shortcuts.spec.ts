import { expect, test } from './support/test';

test('? shows the shortcuts, Escape closes them and gives the focus back', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  const opener = page.getByRole('button', { name: /^Product: Material UI/ });
  await opener.focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Show this help')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('? typed into a field is a question mark', async ({ page }) => {
  await page.goto('/experiments/writing/demos/');
  const field = page.getByLabel('Your name');
  await field.fill('');
  await field.press('?');
  await expect(field).toHaveValue('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
