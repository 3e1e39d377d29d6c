import fs from 'node:fs';
import path from 'node:path';
import type { ProductId } from '../../src/products/products';

const PACKAGES: Readonly<Record<ProductId, readonly string[]>> = {
  'material-ui': ['@mui/material', '@mui/lab'],
  'joy-ui': ['@mui/joy'],
  'base-ui': ['@mui/base'],
  system: ['@mui/system'],
  experiments: [],
};

/**
 * The line by which readers import a component, from the package that is installed and has it.
 *
 * @returns null when no package of the product has a component of that name
 */
export function findImportLine(
  productId: ProductId,
  componentName: string | null,
  root: string,
): string | null {
  if (componentName === null) {
    return null;
  }
  const owner = PACKAGES[productId].find((packageName) =>
    fs.existsSync(path.join(root, 'node_modules', packageName, componentName, 'package.json')),
  );
  if (owner === undefined) {
    return null;
  }
  // Base UI exports its components by name from each path, the others by default.
  const binding = productId === 'base-ui' ? `{ ${componentName} }` : componentName;
  return `import ${binding} from '${owner}/${componentName}';`;
}
