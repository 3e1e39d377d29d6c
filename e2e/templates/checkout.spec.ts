import type { Page } from '@playwright/test';
import { MATERIAL_TEMPLATES, openTemplate } from '../support/templates';
import { expect, test } from '../support/sharedPage';

test.beforeEach(async ({ page }) => {
  await openTemplate(page, MATERIAL_TEMPLATES, 'checkout');
});

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('E-mail address').fill('sample@example.com');
  await page.getByLabel('Full name').fill('Sample name');
  await page.getByLabel('Street and number').fill('Sample street 1');
  await page.getByLabel('Postal code').fill('12345');
  await page.getByLabel('City').fill('Sample city');
  await page.getByLabel('Country').selectOption('Japan');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Payment' })).toBeFocused();
}

test('takes an order to its confirmation, and checks what is typed on the way', async ({
  page,
}) => {
  await test.step('takes an order through review to its confirmation', async () => {
    const summary = page.getByRole('complementary', { name: 'Your order' });
    const current = page.locator('li[aria-current="step"]');
    await expect(current).toContainText('Delivery');
    await expect(summary.getByRole('status')).toHaveText('$78.75');
    await page.getByRole('radio', { name: /^Express/ }).check();
    await expect(summary.getByRole('status')).toHaveText('$88.25');
    await fillAddress(page);
    await page.getByLabel('Card number').fill('4111 1111 1111 1111');
    await page.getByLabel('Valid until').fill('12/99');
    await page.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(current).toContainText('Review');
    const main = page.getByRole('main');
    await expect(main).toContainText('Sample street 1');
    await expect(main).toContainText('ends in 1111');
    await main.getByRole('button', { name: 'Change delivery' }).click();
    await expect(page.getByLabel('City')).toHaveValue('Sample city');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Place the order' }).click();
    await expect(
      page.getByRole('heading', { level: 2, name: 'Order 1042 is placed' }),
    ).toBeFocused();
    await expect(current).toHaveCount(0);
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(page.getByLabel('City')).toHaveValue('');
  });

  await test.step('does not go on before the address is complete', async () => {
    await page.getByLabel('E-mail address').fill('sample');
    await page.getByRole('button', { name: 'Continue' }).click();
    const email = page.getByLabel('E-mail address');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/^Enter an e-mail address such as/);
    await expect(page.getByLabel('Country')).toHaveAccessibleDescription('Choose a country.');
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(6);
    await email.fill('sample@example.com');
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(5);
  });

  await test.step('checks the card before it goes on', async () => {
    await fillAddress(page);
    const number = page.getByLabel('Card number');
    await number.fill('4111 1111 1111 1112');
    await page.getByLabel('Valid until').fill('01/20');
    await page.getByLabel('Security code').fill('12');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription('This number has a typing error in it.');
    await expect(page.getByLabel('Valid until')).toHaveAccessibleDescription(
      'This card has expired.',
    );
    await expect(page.getByLabel('Security code')).toHaveAccessibleDescription(
      'The security code has 3 or 4 digits.',
    );
  });

  await test.step('asks for no card where it is paid by transfer', async () => {
    await page.getByRole('radio', { name: 'Bank transfer' }).check();
    await expect(page.getByLabel('Card number')).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('main')).toContainText('Bank transfer');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  });
});
