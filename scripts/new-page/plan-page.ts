import { findNearestNames } from '../../plugins/code-samples/node/nearestNames';
import { flattenTree, isExternal } from '../../src/navigation/entries';
import type { NavigationEntry, NavigationTree } from '../../src/navigation/types';
import type { Product } from '../../src/products/products';
import { getPageTitle } from '../../src/products/titles';
import { UsageError } from '../cli/run-script';

/** Everything about a new page that follows from its place in the navigation. */
export interface PagePlan {
  /** `/material-ui/react-slider` */
  readonly pathname: string;
  /** Path inside the product, as front matter has it: `/react-slider`. */
  readonly slug: string;
  /** Folder of the page below the product's, with `/`: `components/slider`. */
  readonly folder: string;
  /** Name of the page's file without `.mdx`, the last part of its folder: `slider`. */
  readonly name: string;
  /** What the navigation calls the page: `Slider`. */
  readonly title: string;
  /** Name of the first demo: `BasicSlider`. */
  readonly demoName: string;
  /** Name of the component that the page is about, where the API reference has it: `Slider`. */
  readonly componentName: string | null;
  readonly isComponentPage: boolean;
}

function toPascalCase(name: string): string {
  return name.replace(/(?:^|[^a-z\d]+)([a-z\d])/g, (_match, letter: string) =>
    letter.toUpperCase(),
  );
}

/** The groups above an entry, outermost first, or null when it is not in the tree. */
function findGroups(tree: NavigationTree, target: NavigationEntry): NavigationEntry[] | null {
  for (const entry of tree) {
    if (entry === target) {
      return [];
    }
    const groups = findGroups(entry.children ?? [], target);
    if (groups) {
      return [entry, ...groups];
    }
  }
  return null;
}

/** `/material-ui/react-` → `components`: the group of all components has no name in its address. */
function toFolderName(group: NavigationEntry): string {
  const segment = group.pathname.split('/').at(-1) ?? '';
  return segment === 'react-' ? 'components' : segment;
}

/** Where the page lies: beside the pages that share its section, in a folder of its own. */
function getFolder(entry: NavigationEntry, tree: NavigationTree): string {
  const [, product = '', ...rest] = entry.pathname.split('/');
  const isSectionItself = flattenTree(tree).some(({ pathname }) =>
    pathname.startsWith(`/${product}/${rest.join('/')}/`),
  );
  if (isSectionItself) {
    return [...rest, 'overview'].join('/');
  }
  if (rest.length > 1) {
    return rest.join('/');
  }
  const name = (rest[0] ?? '').replace(/^react-/, '');
  if (name !== rest[0]) {
    return `components/${name}`;
  }
  const group = findGroups(tree, entry)?.findLast(({ subheader }) => subheader === undefined);
  return group ? `${toFolderName(group)}/${name}` : name;
}

function explainUnknown(pathname: string, tree: NavigationTree): UsageError {
  const pages = flattenTree(tree)
    .filter((entry) => !entry.children && !isExternal(entry))
    .map((entry) => entry.pathname)
    .filter((candidate) => !isApiPathname(candidate));
  return new UsageError(
    [
      `No entry in sidebars.ts has the address ${pathname}.`,
      `The nearest are: ${findNearestNames(pathname, pages).join(', ')}.`,
      `Use one of these, or add { pathname: '${pathname}', planned: true } to sidebars.ts where readers should find the page.`,
    ].join('\n'),
  );
}

function isApiPathname(pathname: string): boolean {
  return pathname.split('/')[2] === 'api';
}

/** The component whose API page is named like the page itself, as its package exports it. */
function findComponentName(pathname: string, tree: NavigationTree): string | null {
  const apiPathname = pathname.replace(/\/react-([^/]+)$/, '/api/$1');
  const entry = flattenTree(tree).find((candidate) => candidate.pathname === apiPathname);
  return entry && entry.pathname !== pathname ? getPageTitle(entry) : null;
}

/**
 * Plans a page from its entry in the navigation.
 *
 * @param pagePath address of the page, with or without the product and slashes around it
 * @throws UsageError when no entry has that address, or the entry can have no page of its own
 */
export function planPage(
  product: Pick<Product, 'pathSegment'>,
  pagePath: string,
  tree: NavigationTree,
): PagePlan {
  const prefix = `/${product.pathSegment}/`;
  const inner = `/${pagePath.replace(/^\/+|\/+$/g, '')}/`.replace(prefix, '/').slice(1, -1);
  const pathname = `${prefix}${inner}`;
  if (isApiPathname(pathname)) {
    throw new UsageError(
      `${pathname} belongs to the API reference, whose pages are generated from the packages. Nothing is to be written.`,
    );
  }
  const entry = flattenTree(tree).find((candidate) => candidate.pathname === pathname);
  if (!entry) {
    throw explainUnknown(pathname, tree);
  }
  if (entry.children) {
    throw new UsageError(
      [
        `${pathname} is a group in sidebars.ts, not a page.`,
        `Name a page of it: ${entry.children.map((child) => child.pathname).join(', ')}.`,
      ].join('\n'),
    );
  }
  const folder = getFolder(entry, tree);
  const name = folder.split('/').at(-1) ?? folder;
  return {
    pathname,
    slug: `/${inner}`,
    folder,
    name,
    title: getPageTitle(entry) ?? name,
    demoName: `Basic${toPascalCase(name)}`,
    componentName: findComponentName(pathname, tree),
    isComponentPage: /^react-[^/]+$/.test(inner),
  };
}
