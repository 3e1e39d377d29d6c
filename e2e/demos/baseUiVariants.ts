import type { Locator, Page } from '@playwright/test';

/** The styling variants that every Base UI demo has, as file names without their extension. */
export const STYLINGS = ['system', 'tailwind', 'css'] as const;

interface Variant {
  readonly name: string;
  readonly styling: (typeof STYLINGS)[number];
}

/**
 * Scrolls to one variant of a demo and waits until it answers. The page must have been opened in
 * that styling, which holds for all of its demos.
 *
 * @returns the variant: what stands in the frame, without the demo's toolbar and source.
 */
export async function bringVariantToLife(page: Page, { name, styling }: Variant): Promise<Locator> {
  const variant = page.locator(`.demo[id="${name}"] [data-styling="${styling}"]`);
  await variant.scrollIntoViewIfNeeded();
  await variant.locator('.demo__island[data-demo-state="live"]').waitFor();
  return variant;
}

/**
 * Opens a page at one variant of a demo, as a link to it does, and waits until it answers. Call it
 * once in a test: a second address that differs in its hash only would not load the page anew.
 *
 * @returns the variant, as `bringVariantToLife` does.
 */
export async function openVariant(page: Page, path: string, variant: Variant): Promise<Locator> {
  await page.goto(`${path}#${variant.styling}-${variant.name}.tsx`);
  return bringVariantToLife(page, variant);
}

/**
 * Matches a class attribute that holds this class as a word of its own. A pattern without the bounds
 * would find it in Tailwind's `[&.base--active]:…` too.
 */
export function withClass(name: string): RegExp {
  return new RegExp(`(^|\\s)${name}(\\s|$)`);
}
