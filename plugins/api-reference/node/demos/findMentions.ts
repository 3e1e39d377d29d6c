import type { ApiMention } from '../../client/types';
import type { ExtractedPage } from '../types';
import { importsOneOf, toTargets } from './findDemoPages';
import type { DocPage } from './readDocPages';

/** Where a component's own page stands. */
export interface ApiAddress {
  /** Address of its product: `/material-ui`. */
  readonly basePath: string;
  /** Address of the page: `/material-ui/api/button/`. */
  readonly pathname: string;
}

/**
 * The pages that say something of a component or hook: they link to its page, cover it by their front
 * matter, or import it in a code sample. Those whose demos show it are left out: a page lists them
 * apart.
 *
 * @returns those of the same product first, in the order of their addresses
 */
export function findMentions(
  { name, imports }: Pick<ExtractedPage, 'name' | 'imports'>,
  { basePath, pathname }: ApiAddress,
  docPages: readonly DocPage[],
  demoPages: ReadonlyArray<{ readonly href: string }>,
): ApiMention[] {
  const targets = toTargets(imports);
  const mentions = (page: DocPage) =>
    page.links.has(pathname) ||
    (page.basePath === basePath && page.components.includes(name)) ||
    importsOneOf(page.samples, targets);
  const getDistance = (page: DocPage) => Number(page.basePath !== basePath);
  return docPages
    .filter((page) => mentions(page) && !demoPages.some(({ href }) => href === page.href))
    .sort((a, b) => getDistance(a) - getDistance(b) || (a.href < b.href ? -1 : 1))
    .map(({ title, href }) => ({ title, href }));
}
