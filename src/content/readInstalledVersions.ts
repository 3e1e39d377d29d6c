import fs from 'node:fs';
import path from 'node:path';
import { products, type Product } from '../products/products';

function readJson(filePath: string): Record<string, unknown> {
  return JSON.parse(fs.readFileSync(filePath, 'utf8')) as Record<string, unknown>;
}

/**
 * Versions of the documented packages as they are installed, by product id: what the site shows.
 *
 * @throws Error if a package is missing, or is not the one version that package.json pins.
 */
export function readInstalledVersions(
  siteDir: string,
  documented: readonly Product[] = products,
): Record<string, string> {
  const { dependencies = {} } = readJson(path.join(siteDir, 'package.json')) as {
    dependencies?: Record<string, string>;
  };
  const entries = documented.flatMap(({ id, packageName }) => {
    if (packageName === null) return [];
    const manifest = path.join(siteDir, 'node_modules', packageName, 'package.json');
    const pinned = dependencies[packageName];
    if (!fs.existsSync(manifest)) {
      throw new Error(
        `package.json: ${packageName}, which ${id} documents, is not installed. Run \`npm ci\`.`,
      );
    }
    const installed = String(readJson(manifest).version);
    if (installed !== pinned) {
      throw new Error(
        `package.json: ${packageName} is pinned to "${pinned ?? 'nothing'}", but ${installed} is installed. ` +
          `Pin one exact version ("${packageName}": "${installed}") and run \`npm ci\`.`,
      );
    }
    return [[id, installed] as const];
  });
  return Object.fromEntries(entries);
}
