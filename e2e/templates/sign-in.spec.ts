import { MATERIAL_TEMPLATES, openTemplate } from '../support/templates';
import { expect, test } from '../support/sharedPage';

test.beforeEach(async ({ page }) => {
  await openTemplate(page, MATERIAL_TEMPLATES, 'sign-in');
});

test('resets and shows a password, checks its fields, and signs in and out', async ({ page }) => {
  await test.step('resets a forgotten password in a dialog', async () => {
    const opener = page.getByRole('button', { name: 'Forgot your password?' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Reset your password' });
    const email = dialog.getByLabel('E-mail address of the account');
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Enter your e-mail address.');
    await email.fill('sample@example.com');
    await email.press('Enter');
    await expect(dialog.getByRole('status')).toContainText('If sample@example.com belongs to');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    // What was sent in the dialog was not taken for a sign-in.
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

  await test.step('shows the password on demand', async () => {
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('sample-password');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await password.fill('');
  });

  await test.step('says what is wrong with a field, and goes there', async () => {
    const email = page.getByLabel('E-mail address');
    const password = page.getByLabel('Password', { exact: true });
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Enter your e-mail address.');
    await expect(password).toHaveAccessibleDescription('Enter your password.');
    await email.fill('sample@example');
    await expect(email).toHaveAccessibleDescription(/^Enter an e-mail address such as/);
    await email.fill('sample@example.com');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await password.fill('short');
    await password.press('Enter');
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription('A password has at least 8 characters.');
  });

  await test.step('refuses what the server refuses, then signs in and out', async () => {
    const main = page.getByRole('main');
    await page.getByLabel('E-mail address').fill('sample@example.com');
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(main.getByRole('alert')).toContainText('No account has this e-mail address');
    await page.getByLabel('Password', { exact: true }).fill('sample-password');
    await page.getByRole('checkbox', { name: 'Keep me signed in' }).check();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'You are signed in' });
    await expect(heading).toBeFocused();
    await expect(main).toContainText('You stay signed in on this device.');
    await main.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  });
});
