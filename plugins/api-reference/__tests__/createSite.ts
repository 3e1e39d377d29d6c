import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PackageOptions } from '../node/types';

const KIT = path.join(__dirname, '../__fixtures__/kit');
const TYPES = path.resolve(__dirname, '../../../node_modules/@types');

/** Options of the fixture package, as `validateOptions` completes them. */
export const KIT_OPTIONS: PackageOptions = {
  name: 'fixture-kit',
  entryPoints: ['fixture-kit'],
  augmentations: [],
  components: null,
  ignore: {},
  hooks: true,
  theme: { importPath: 'fixture-kit', name: 'Components', factory: 'createTheme' },
  sourceTag: null,
};

/** A site in a folder of its own, with the fixture package installed. */
export function createSite(
  dependencies: Record<string, string> = { 'fixture-kit': '1.2.3' },
): string {
  const siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'api-reference-')));
  fs.writeFileSync(path.join(siteDir, 'package.json'), JSON.stringify({ dependencies }));
  fs.mkdirSync(path.join(siteDir, 'node_modules'));
  fs.cpSync(KIT, path.join(siteDir, 'node_modules/fixture-kit'), { recursive: true });
  fs.symlinkSync(TYPES, path.join(siteDir, 'node_modules/@types'));
  return siteDir;
}

/** Writes a file of such a site. */
export function writeFile(siteDir: string, name: string, content: string): void {
  const filePath = path.join(siteDir, name);
  fs.mkdirSync(path.dirname(filePath), { recursive: true });
  fs.writeFileSync(filePath, content);
}
