import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addSidebarExcerpt } from '../node/addSidebarExcerpt';
import { createVersionFinder } from '../node/readVersions';
import { DEFAULT_OPTIONS } from '../options';

const PLUGIN = 'docusaurus-plugin-content-docs';
const link = (label: string) => ({ type: 'link', href: '/docs/a', label });
const createVersion = (version: string, label: string, pluginId = 'docs') => ({
  version: {
    pluginId,
    version,
    docsSidebars: { main: [link(label), { ...link('B'), href: '/b' }] },
  },
});

let folder: string;

function write(name: string, value: unknown) {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}

function register(...files: readonly string[]) {
  write(
    'registry.js',
    files.map((file) => `"x": [() => import("@generated/${file}")],`).join('\n'),
  );
}

const FILES = [
  'docs/p/zh-docs-1.json',
  'docs/p/zh-docs-v1-2.json',
  'docs/p/zh-docs-tags-3.json',
].map((file) => `${PLUGIN}/${file}`);

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'versions-'));
  const [current = '', old = '', tags = ''] = FILES;
  write(current, createVersion('current', '按钮'));
  write(old, createVersion('v1', '旧按钮'));
  write(tags, { tags: [] });
  // What was generated for another language lies beside it.
  write(`${PLUGIN}/docs/p/docs-1.json`, createVersion('current', 'Button'));
  register(...FILES);
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

const metadata = { permalink: '/docs/a', version: 'current', sidebar: 'main', frontMatter: {} };
const add = (page: Partial<typeof metadata>, findVersion = createVersionFinder(folder)) =>
  addSidebarExcerpt(
    { ...metadata, ...page },
    path.join(folder, PLUGIN, 'docs', 'site-docs-a-mdx-123.json'),
    findVersion,
    DEFAULT_OPTIONS,
  );

it.each([
  ['current', '按钮', 0],
  ['v1', '旧按钮', 1],
])('takes what a page of %s shows from its version, in its language', (version, label, index) => {
  expect(add({ version })).toEqual({
    metadata: { ...metadata, version, sidebarExcerpt: [link(label)] },
    dependencies: [path.join(folder, String(FILES[index]))],
  });
});

it('leaves a page without sidebar as it is', () => {
  const page = { ...metadata, sidebar: undefined };
  expect(add({ sidebar: undefined })).toEqual({ metadata: page, dependencies: [] });
});

it('reads a version anew when it was written anew', () => {
  const findVersion = createVersionFinder(folder);
  add({}, findVersion);
  const file = write(String(FILES[0]), createVersion('current', 'Neu'));
  fs.utimesSync(file, 1, 1);
  expect(add({}, findVersion).metadata).toMatchObject({ sidebarExcerpt: [{ label: 'Neu' }] });
});

it('names the versions there are when one is asked for that is not', () => {
  expect(() => add({ version: 'v9' })).toThrow(
    /registry\.js names no data of the version v9 of docs\. It has docs\/current, docs\/v1\. .* adapt/,
  );
});
