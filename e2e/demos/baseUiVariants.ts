import type { Locator, Page } from '@playwright/test';

/** The styling variants that every Base UI demo has, as file names without their extension. */
export const STYLINGS = ['system', 'tailwind', 'css'] as const;

/**
 * Opens a page at one variant of a demo and waits until it answers. Call it once in a test: a second
 * address that differs in its hash only would not load the page anew.
 *
 * @returns the variant: what stands in the frame, without the demo's toolbar and source.
 */
export async function openVariant(
  page: Page,
  path: string,
  { name, styling }: { name: string; styling: (typeof STYLINGS)[number] },
): Promise<Locator> {
  await page.goto(`${path}#${styling}-${name}.tsx`);
  const variant = page.locator(`.demo[id="${name}"] [data-styling="${styling}"]`);
  await variant.scrollIntoViewIfNeeded();
  await variant.locator('.demo__island[data-demo-state="live"]').waitFor();
  return variant;
}

/**
 * Matches a class attribute that holds this class as a word of its own. A pattern without the bounds
 * would find it in Tailwind's `[&.base--active]:…` too.
 */
export function withClass(name: string): RegExp {
  return new RegExp(`(^|\\s)${name}(\\s|$)`);
}
