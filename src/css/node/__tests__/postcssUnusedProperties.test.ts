import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import { PostCssPluginWrapInLayer } from '@docusaurus/plugin-css-cascade-layers/lib/postCssPlugin';
import { listStyleReaders } from '../listStyleReaders';
import { postcssUnusedProperties } from '../postcssUnusedProperties';

const INFIMA_FILE = '/site/node_modules/infima/dist/default.css';
const CSS = [
  ':root{--ifm-a:1px;--ifm-b:calc(var(--ifm-c) * 2);--ifm-c:2px;--ifm-d:3px;--ifm-e:var(--ifm-f, 4px);--ifm-f:5px}',
  '[data-theme=dark]{--ifm-d:var(--ifm-c);--ifm-a:0}',
  'p{margin:var(--ifm-b)}',
].join('');

let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'readers-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

function shrink(
  files: Readonly<Record<string, string>>,
  { from = INFIMA_FILE, before = [] as readonly postcss.AcceptedPlugin[] } = {},
) {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  const { css } = postcss([...before, postcssUnusedProperties([folder])]).process(CSS, { from });
  return [...new Set(css.match(/--ifm-\w(?=:)/g))].map((name) => name.at(-1)).join('');
}

it.each([
  [{}, 'bc'],
  [{ 'a/b.css': 'a{top:var( --ifm-a)}' }, 'abc'],
  [{ 'a.css': 'a{--ifm-a:1px}' }, 'bc'],
  [{ 'a.css': 'a{top:var(--other, var(--ifm-e))}' }, 'bcef'],
  [{ 'A.tsx': "style={{ '--ifm-d': 1 }}" }, 'bcd'],
  [{ 'a.mdx': 'var(--ifm-d)' }, 'bcd'],
  [{ '__tests__/A.test.ts': "'--ifm-d'", 'a.json': '"--ifm-d"' }, 'bc'],
])('where %j reads them it keeps %s', (files, kept) => {
  expect(shrink(files)).toBe(kept);
});

it('leaves the stylesheets of others alone, and works in a cascade layer', () => {
  expect(shrink({}, { from: '/site/src/css/infima.css' })).toBe('abcdef');
  const layer = PostCssPluginWrapInLayer({ layers: { infima: () => true } });
  expect(shrink({}, { before: [layer] })).toBe('bc');
});

it('reads what this site and its theme have', () => {
  const siteDir = path.resolve(__dirname, '../../../..');
  const folders = listStyleReaders(siteDir).map((folder) => path.relative(siteDir, folder));
  const theme = ['theme-classic', 'theme-common'].map((name) =>
    path.join('node_modules', '@docusaurus', name, 'lib'),
  );
  expect(folders).toEqual(expect.arrayContaining(['docs', 'src', 'plugins', ...theme]));
});
