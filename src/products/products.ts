/**
 * One documented library, or the internal pages.
 *
 * Serves "Entities and their fields: product identity" of the specification; the logo is drawn by
 * whoever shows it, and the versions come from `getProductVersions`.
 */
export interface Product {
  /** Also the id of the product's docs instance. */
  readonly id: string;
  readonly name: string;
  /** One line for the product switcher, in English. */
  readonly tagLine: string;
  /** The npm package whose release the pages document, or null where no package is documented. */
  readonly packageName: string | null;
  /** First segment of the path of every page of the product. */
  readonly pathSegment: string;
  /** Whether menus offer the product. Pages of a product that is not public have addresses all the same. */
  readonly isPublic: boolean;
}

/** Every product with pages on this site, in the order of the menus. */
export const products = [
  {
    id: 'material-ui',
    name: 'Material UI',
    tagLine: 'Ready-to-use React components that follow Material Design.',
    packageName: '@mui/material',
    pathSegment: 'material-ui',
    isPublic: true,
  },
  {
    id: 'joy-ui',
    name: 'Joy UI',
    tagLine: 'React components with a friendly look of their own.',
    packageName: '@mui/joy',
    pathSegment: 'joy-ui',
    isPublic: true,
  },
  {
    id: 'base-ui',
    name: 'Base UI',
    tagLine: 'Unstyled components and hooks, for a look that is all yours.',
    packageName: '@mui/base',
    pathSegment: 'base-ui',
    isPublic: true,
  },
  {
    id: 'system',
    name: 'MUI System',
    tagLine: 'Style utilities and layout primitives that read your theme.',
    packageName: '@mui/system',
    pathSegment: 'system',
    isPublic: true,
  },
  {
    id: 'experiments',
    name: 'Experiments',
    tagLine: 'Internal pages on which this site is tried out.',
    packageName: null,
    pathSegment: 'experiments',
    isPublic: false,
  },
] as const satisfies readonly Product[];

/** Id of a product with pages on this site. */
export type ProductId = (typeof products)[number]['id'];

/** A product that is documented elsewhere but appears in the product switcher. */
export interface ExternalProduct {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** Segment that follows `/x/` in the paths of its pages. */
  readonly pathSegment: string;
}

/** MUI X: the entries that the product switcher shows below its divider, in order. */
export const muiXProducts = [
  {
    id: 'x-data-grid',
    name: 'Data Grid',
    href: 'https://mui.com/x/react-data-grid/',
    pathSegment: 'react-data-grid',
  },
  {
    id: 'x-date-pickers',
    name: 'Date and Time Pickers',
    href: 'https://mui.com/x/react-date-pickers/',
    pathSegment: 'react-date-pickers',
  },
  {
    id: 'x-charts',
    name: 'Charts',
    href: 'https://mui.com/x/react-charts/',
    pathSegment: 'react-charts',
  },
  {
    id: 'x-tree-view',
    name: 'Tree View',
    href: 'https://mui.com/x/react-tree-view/',
    pathSegment: 'react-tree-view',
  },
] as const satisfies readonly ExternalProduct[];

/** Id of a product of MUI X. */
export type ExternalProductId = (typeof muiXProducts)[number]['id'];

/**
 * The product with the given id.
 *
 * @throws when no product has the id, which only untyped callers can bring about.
 */
export function getProduct(id: ProductId): Product & { readonly id: ProductId } {
  const product = products.find((candidate) => candidate.id === id);
  if (!product) {
    throw new Error(
      `getProduct: there is no product "${id}". Products: ${products.map((known) => known.id).join(', ')}. ` +
        'Use one of these, or add the product to src/products/products.ts.',
    );
  }
  return product;
}
