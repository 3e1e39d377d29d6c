import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

export async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await panel.waitFor();
  return panel;
}

/** Each radio button lies below its label's text, which is what a reader presses. */
export async function choose(page: Page, ...choices: string[]): Promise<void> {
  const panel = await openSettings(page);
  for (const name of choices) await panel.getByRole('radio', { name, exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}
