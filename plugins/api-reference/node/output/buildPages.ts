import type { ApiBase, ApiInheritedProp, ApiPage } from '../../client/types';
import { listAnchors, toAnchor } from '../../client/anchors';
import { findDemoPages } from '../demos/findDemoPages';
import { findLiveDemo } from '../demos/findLiveDemo';
import { findMentions } from '../demos/findMentions';
import type { DocPage } from '../demos/readDocPages';
import type { ExtractedPage, ProductOptions } from '../types';
import { resolveHref, resolveLinks, type LinkTargets } from './resolveLinks';

/** A product with what was read about it. */
export interface ProductInput {
  readonly product: Pick<ProductOptions, 'basePath' | 'archive'>;
  readonly pages: readonly ExtractedPage[];
}

function toPathname(basePath: string, slug: string): string {
  return `${basePath}/api/${slug}/`;
}

/** Everything that a description may link to: written pages and the generated ones. */
export function collectLinkTargets(
  products: readonly ProductInput[],
  docPages: readonly DocPage[],
  docsHosts: readonly string[],
): Omit<LinkTargets, 'archive'> {
  const written = docPages.map(({ href, anchors }) => [href, anchors] as const);
  const generated = products.flatMap(({ product, pages }) =>
    pages.map(
      (page) => [toPathname(product.basePath, page.slug), new Set(listAnchors(page))] as const,
    ),
  );
  return { pages: new Map([...written, ...generated]), docsHosts };
}

function resolveBase(
  base: ApiBase,
  { product, pages }: ProductInput,
  targets: LinkTargets,
): ApiBase {
  const own = pages.find(({ name }) => name === base.name);
  if (own) return { ...base, href: toPathname(product.basePath, own.slug) };
  return { ...base, href: base.href === null ? null : resolveHref(base.href, targets) };
}

/** Applies a change to every text with links: in props, slots, classes, alike. */
function mapTexts<
  Item extends { readonly description: string; readonly deprecated: string | null },
>(items: readonly Item[], change: (text: string) => string): Item[] {
  return items.map((item) => ({
    ...item,
    description: change(item.description),
    deprecated: item.deprecated === null ? null : change(item.deprecated),
  }));
}

/**
 * The rows of the bases' pages for props that are taken from there. What the component lists itself
 * is said there; of two bases the nearer one counts.
 */
function listInheritedProps(page: ApiPage, pages: readonly ApiPage[]): ApiInheritedProp[] {
  const listed = new Set(page.props.map(({ name }) => name));
  return page.inherits.flatMap(({ name: from, href, props: names }) => {
    const base = pages.find(({ name }) => name === from);
    if (base === undefined || href === null) return [];
    return base.props
      .filter(({ name }) => names.includes(name) && !listed.has(name))
      .map((prop) => {
        listed.add(prop.name);
        return { ...prop, from, href: `${href}#${toAnchor(from, 'prop', prop.name)}` };
      });
  });
}

/**
 * Completes extracted pages with what only the site knows: its addresses, its demos, and the props
 * that one page takes from another.
 */
export function buildPages(
  input: ProductInput,
  siteTargets: Omit<LinkTargets, 'archive'>,
  docPages: readonly DocPage[],
): ApiPage[] {
  const { basePath, archive } = input.product;
  const targets = { ...siteTargets, archive: archive && { ...archive, ownPath: basePath } };
  const change = (text: string) => resolveLinks(text, targets);
  const addDocPages = (page: ExtractedPage) => {
    const demos = findDemoPages(page, docPages);
    const address = { basePath, pathname: toPathname(basePath, page.slug) };
    return {
      demos,
      mentions: findMentions(page, address, docPages, demos),
      liveDemo: findLiveDemo(page, basePath, docPages),
    };
  };
  const pages = input.pages.map((page): ApiPage => ({
    ...page,
    ...(mapTexts([page], change)[0] as ExtractedPage),
    props: mapTexts(page.props, change),
    returns: mapTexts(page.returns, change),
    slots: mapTexts(page.slots, change),
    classes: mapTexts(page.classes, change),
    inherits: page.inherits.map((base) => resolveBase(base, input, targets)),
    inheritedProps: [],
    ...addDocPages(page),
  }));
  return pages.map((page) => ({ ...page, inheritedProps: listInheritedProps(page, pages) }));
}
