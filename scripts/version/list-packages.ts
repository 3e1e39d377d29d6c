import fs from 'node:fs';
import path from 'node:path';

const SPECIFIER = /\b(?:from|import)\s*\(?\s*['"]([^'".\n][^'"\n]*)['"]/g;

/** `@mui/material/Button` → `@mui/material`. */
function toPackageName(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Names of packages that a module imports, types included: these have to be found as well. */
export function listPackages(source: string): string[] {
  return [
    ...new Set(Array.from(source.matchAll(SPECIFIER), ([, name = '']) => toPackageName(name))),
  ];
}

/** Names of all packages that demos below a folder import. */
export function listDemoPackages(folder: string): string[] {
  const names = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && path.basename(file) !== 'sidebar.ts')
    .flatMap((file) => listPackages(fs.readFileSync(path.join(folder, file), 'utf8')));
  return [...new Set(names)].sort();
}
