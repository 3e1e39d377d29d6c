import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test';

/** Name of the field, in all languages; the filters are comboboxes too. */
const FIELD_NAME = /^(?:Search|搜索|Pesquisar)$/;

/** The search, opened. */
export interface OpenSearch {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;
  /** Types a query in place of what is there, and waits until names and texts were searched. */
  ask(query: string): Promise<void>;
  /** Addresses of the results, in the order in which they are shown. */
  readAddresses(): Promise<string[]>;
}

/** Until the page hears keys. */
export async function waitForKeys(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Asked in each frame: an assertion looks again after 100, 250 and 500 ms, and answers take less. */
async function waitUntilAnswered(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('dialog.search [aria-busy="false"]'));
}

/** Opens the search with the key `/`. */
export async function openSearch(page: Page): Promise<OpenSearch> {
  await waitForKeys(page);
  const dialog = page.locator('dialog.search');
  const field = dialog.getByRole('combobox', { name: FIELD_NAME });
  const options = dialog.getByRole('listbox').getByRole('option');
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  // The directory is there; typing before that is possible, and waits for it.
  await waitUntilAnswered(page);
  return {
    dialog,
    field,
    options,
    async ask(query) {
      await field.fill(query);
      await waitUntilAnswered(page);
    },
    readAddresses: () =>
      options.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
  };
}
