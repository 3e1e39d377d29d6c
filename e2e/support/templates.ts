import type { Locator, Page } from '@playwright/test';

/** Pages that list the templates; each template lies below its own. */
export const MATERIAL_TEMPLATES = '/material-ui/getting-started/templates/';
export const JOY_TEMPLATES = '/joy-ui/getting-started/templates/';

/** Opens a template full screen and waits until it answers. */
export async function openTemplate(page: Page, gallery: string, slug: string): Promise<void> {
  await page.goto(`${gallery}${slug}/`);
  await page.locator('.demo__island[data-demo-state="live"]').waitFor();
}

/** Cells of a column of a table, top to bottom; the first column is 0. */
export function getColumn(table: Locator, index: number): Locator {
  return table.locator('tbody tr').locator(`:scope > :nth-child(${index + 1})`);
}
