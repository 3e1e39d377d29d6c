import fs from 'node:fs';
import path from 'node:path';

import type { ProductId } from '../products';
import { getProduct, muiXProducts, products } from '../products';

describe('products', () => {
  it('come in the order of the menus, the internal pages last', () => {
    expect(products.map(({ id, name, isPublic }) => [id, name, isPublic])).toEqual([
      ['material-ui', 'Material UI', true],
      ['joy-ui', 'Joy UI', true],
      ['base-ui', 'Base UI', true],
      ['system', 'MUI System', true],
      ['experiments', 'Experiments', false],
    ]);
  });

  it('document packages that this site depends on', () => {
    const manifest = fs.readFileSync(path.join(process.cwd(), 'package.json'), 'utf8');
    const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
    const packageNames = products.flatMap(({ packageName }) => packageName ?? []);
    expect(packageNames).toEqual(['@mui/material', '@mui/joy', '@mui/base', '@mui/system']);
    expect(packageNames.filter((name) => !dependencies[name])).toEqual([]);
  });

  it('have a tag line that is one sentence on one line', () => {
    for (const { tagLine } of products) {
      expect(tagLine).toMatch(/^[A-Z][^\n.]{20,70}\.$/);
    }
  });

  it('share neither an id nor a path segment, MUI X included', () => {
    const all = [...products, ...muiXProducts];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ pathSegment }) => pathSegment)).size).toBe(all.length);
  });

  it('of MUI X are listed as the product switcher shows them, each with its own address', () => {
    expect(muiXProducts.map(({ name, href }) => [name, href])).toEqual([
      ['Data Grid', 'https://mui.com/x/react-data-grid/'],
      ['Date and Time Pickers', 'https://mui.com/x/react-date-pickers/'],
      ['Charts', 'https://mui.com/x/react-charts/'],
      ['Tree View', 'https://mui.com/x/react-tree-view/'],
    ]);
  });
});

describe('getProduct', () => {
  it('finds every product by its id', () => {
    for (const product of products) {
      expect(getProduct(product.id)).toBe(product);
    }
  });

  it('names the products there are when there is no such product', () => {
    expect(() => getProduct('x-data-grid' as ProductId)).toThrow(
      new Error(
        'getProduct: there is no product "x-data-grid". Products: material-ui, joy-ui, base-ui, system, experiments. ' +
          'Use one of these, or add the product to src/products/products.ts.',
      ),
    );
  });
});
