import type { ExtractedPage } from '../types';
import { importsOneOf, toTargets } from './findDemoPages';
import type { DocPage } from './readDocPages';

/** `sizeSmall` → `small`, `startIcon` → `startIcon`: how a demo that shows it would write it. */
function toWords(key: string): string[] {
  const [, value] =
    /^(?:size|color|variant|orientation|position|anchor|edge|margin)([A-Z]\w*)$/.exec(key) ?? [];
  return [key, ...(value === undefined ? [] : [value[0]?.toLowerCase() + value.slice(1)])];
}

/** An element is worth more than a look of one that is there anyway. */
const ELEMENT_WEIGHT = 10;

/** How much of a component a demo mentions, and so probably shows. */
function rateDemo({ slots, classes }: Pick<ExtractedPage, 'slots' | 'classes'>, source: string) {
  const mentions = (key: string) =>
    toWords(key).some((word) => new RegExp(`\\b${word}\\b`).test(source));
  const used = classes.filter(({ deprecated }) => deprecated === null);
  const isLook = (description: string) => /\broot element\b/i.test(description);
  const looks = used.filter(({ description }) => isLook(description)).map(({ key }) => key);
  const elements = new Set([
    ...slots.map(({ name }) => name),
    ...used.filter(({ description }) => !isLook(description)).map(({ key }) => key),
  ]);
  return [...elements].filter(mentions).length * ELEMENT_WEIGHT + looks.filter(mentions).length;
}

/**
 * The demo in which a component's slots and classes are inspected: of the demos of its product that
 * import it the one that shows most of them, from a page about the component where there is one.
 *
 * @returns path of its file or folder, relative to the product's pages; null where nothing can be inspected
 */
export function findLiveDemo(
  page: Pick<ExtractedPage, 'name' | 'imports' | 'slots' | 'classes'>,
  basePath: string,
  docPages: readonly DocPage[],
): string | null {
  const hasClass =
    page.classes.length > 0 || page.slots.some(({ className }) => className !== null);
  if (!hasClass) return null;
  const targets = toTargets(page.imports);
  const own = docPages.filter((docPage) => docPage.basePath === basePath);
  const listDemos = (pages: readonly DocPage[]) =>
    pages
      .flatMap(({ demos }) => demos)
      .filter(({ modules }) => importsOneOf(modules, targets))
      .map((demo) => ({ demo, rate: rateDemo(page, demo.source) }));
  const about = listDemos(own.filter(({ components }) => components.includes(page.name)));
  const candidates = about.length > 0 ? about : listDemos(own);
  // The first of those that show as much: pages begin with what is simple.
  const [best] = [...candidates].sort((one, other) => other.rate - one.rate);
  return best?.demo.path ?? null;
}
