import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Product } from '../../products/products';
import { readInstalledVersions } from '../readInstalledVersions';

const DOCUMENTED = [
  { id: 'material-ui', packageName: '@mui/material' },
  { id: 'system', packageName: '@mui/system' },
  { id: 'experiments', packageName: null },
] as Product[];

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'versions-'));
});

afterEach(() => {
  fs.rmSync(siteDir, { recursive: true });
});

function writeJson(filePath: string, content: object): void {
  const absolutePath = path.join(siteDir, filePath);
  fs.mkdirSync(path.dirname(absolutePath), { recursive: true });
  fs.writeFileSync(absolutePath, JSON.stringify(content));
}

/** Reads the versions of a site that pins `pinned` and has `installed`. */
function read(pinned: Record<string, string>, installed: Record<string, string>) {
  writeJson('package.json', { dependencies: pinned });
  for (const [name, version] of Object.entries(installed)) {
    writeJson(`node_modules/${name}/package.json`, { name, version });
  }
  return readInstalledVersions(siteDir, DOCUMENTED);
}

const VERSIONS = { '@mui/material': '6.0.0-beta.4', '@mui/system': '6.0.0-beta.4' };

it('gives each product the version of its package; one without a package has none', () => {
  expect(read(VERSIONS, VERSIONS)).toEqual({
    'material-ui': '6.0.0-beta.4',
    system: '6.0.0-beta.4',
  });
});

it('names the package that is not installed', () => {
  expect(() => read(VERSIONS, { '@mui/material': '6.0.0-beta.4' })).toThrow(
    'package.json: @mui/system, which system documents, is not installed. Run `npm ci`.',
  );
});

it('refuses another version than the pinned one', () => {
  expect(() => read(VERSIONS, { ...VERSIONS, '@mui/material': '6.0.0' })).toThrow(
    'package.json: @mui/material is pinned to "6.0.0-beta.4", but 6.0.0 is installed. ' +
      'Pin one exact version ("@mui/material": "6.0.0") and run `npm ci`.',
  );
});

it.each(['^6.0.0-beta.4', '~6.0.0-beta.4', '6.x', 'next', '=6.0.0-beta.4'])(
  'refuses a range, even if the installed version is in it: %s',
  (range) => {
    expect(() => read({ ...VERSIONS, '@mui/material': range }, VERSIONS)).toThrow(
      `package.json: @mui/material is pinned to "${range}", but 6.0.0-beta.4 is installed. ` +
        'Pin one exact version ("@mui/material": "6.0.0-beta.4") and run `npm ci`.',
    );
  },
);

it('refuses a package that came along with another, without being asked for', () => {
  expect(() => read({ '@mui/material': '6.0.0-beta.4' }, VERSIONS)).toThrow(
    'package.json: @mui/system is pinned to "nothing", but 6.0.0-beta.4 is installed. ',
  );
});

it('says so in a site without dependencies', () => {
  writeJson('package.json', {});
  expect(() => readInstalledVersions(siteDir, DOCUMENTED)).toThrow(
    'package.json: @mui/material, which material-ui documents, is not installed. Run `npm ci`.',
  );
});

it('finds the versions of this site, which are those of the specification', () => {
  expect(readInstalledVersions(path.join(__dirname, '../../..'))).toEqual({
    'material-ui': '6.0.0-beta.4',
    'joy-ui': '5.0.0-beta.46',
    'base-ui': '5.0.0-beta.55',
    system: '6.0.0-beta.4',
  });
});
