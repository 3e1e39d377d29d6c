import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createBuildProcess } from '@site/scripts/jest/createBuildProcess';
import type { LoadRequest, LoadResult } from './loadDocs';

const loadDocs = createBuildProcess<LoadRequest, LoadResult>(path.join(__dirname, 'loadDocs.ts'));

let siteDir: string;

function write(file: string, content: string): void {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, content);
}

const writePage = (name: string, title: string, text: string) =>
  write(`docs/${name}.mdx`, `---\ntitle: ${title}\n---\n\n${text}\n`);

const writeSidebar = (docs: readonly string[]) =>
  write('sidebar.ts', `export default ${JSON.stringify({ docs })};`);

beforeEach(() => {
  siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'incremental-docs-')));
  write('package.json', '{"name": "site"}');
  write(
    'docusaurus.config.js',
    "module.exports = { title: 'Site', url: 'https://example.com', baseUrl: '/' };",
  );
  writeSidebar(['one', 'two', 'parts/three']);
  writePage('one', 'One', 'First.');
  writePage('two', 'Two', 'Second.');
  writePage('parts/three', 'Three', 'Third.');
});

afterEach(() => {
  fs.rmSync(siteDir, { recursive: true, force: true });
});

const start = (options?: LoadRequest['options']) => loadDocs({ siteDir, starts: true, options });
const reload = () => loadDocs({ siteDir, starts: false });

const ALL = ['one.mdx', 'three.mdx', 'two.mdx'];
const PAGES = {
  one: ['One', 'First.', 'Two'],
  two: ['Two', 'Second.', 'Three'],
  'parts/three': ['Three', 'Third.', null],
};

it('reads all pages at the first start and none at the second, which knows the same of them', async () => {
  expect(await start()).toMatchObject({ read: ALL, pages: PAGES });
  expect(await start()).toMatchObject({ read: [], pages: PAGES });
  expect(await reload()).toMatchObject({ read: [], pages: PAGES });
});

it.each([
  ['at a start', start],
  ['while the server runs', reload],
])('reads only the page whose text was edited, %s', async (_when, load) => {
  await start();
  writePage('parts/three', 'Three', 'Last.');
  expect(await load()).toMatchObject({
    read: ['three.mdx'],
    pages: { ...PAGES, 'parts/three': ['Three', 'Last.', null] },
  });
  expect(await load()).toMatchObject({ read: [] });
});

it('tells a page of its neighbor when that has another title', async () => {
  await start();
  writePage('two', 'Deux', 'Second.');
  const { read, pages } = await reload();
  expect(read).toEqual(expect.arrayContaining(ALL));
  expect(pages.one).toEqual(['One', 'First.', 'Deux']);
});

it('finds pages that were added, and misses those that were removed', async () => {
  await start();
  writePage('four', 'Four', 'New.');
  expect((await start()).pages).toMatchObject({ four: ['Four', 'New.', null] });
  fs.rmSync(path.join(siteDir, 'docs/four.mdx'));
  expect(Object.keys((await start()).pages)).not.toContain('four');
});

it('follows the sidebar', async () => {
  await start();
  writeSidebar(['two', 'one', 'parts/three']);
  const { read, pages } = await reload();
  expect(read).toEqual(ALL);
  expect(pages.two).toEqual(['Two', 'Second.', 'One']);
});

it('throws what is wrong with a page, and reads the page once it is mended', async () => {
  await start();
  write('docs/two.mdx', '---\ntitle: [\n---\n');
  await expect(reload()).rejects.toThrow(/two\.mdx/);
  await expect(start()).rejects.toThrow(/two\.mdx/);
  writePage('two', 'Two', 'Mended.');
  expect((await start()).pages.two).toEqual(['Two', 'Mended.', 'Three']);
});

it.each([
  ['the configuration', () => fs.appendFileSync(path.join(siteDir, 'docusaurus.config.js'), '\n')],
  ['code that is named', () => write('code.js', 'changed')],
])('reads all pages after a change of %s', async (_what, change) => {
  const options = { codeFiles: [path.join(siteDir, 'code.js')] };
  write('code.js', '');
  await start(options);
  expect(await start(options)).toMatchObject({ read: [] });
  change();
  expect(await start(options)).toMatchObject({ read: ALL });
});

it('does not take for new code what a running server has read with the old', async () => {
  const options = { codeFiles: [path.join(siteDir, 'code.js')] };
  write('code.js', '');
  await start(options);
  write('code.js', 'changed');
  writePage('two', 'Two', 'Edited.');
  expect(await reload()).toMatchObject({ read: ['two.mdx'] });
  expect(await start(options)).toMatchObject({ read: ALL });
});

it('reads all pages at once when data changes that is read with them', async () => {
  const options = { dataFiles: [path.join(siteDir, 'data.json')] };
  await start(options);
  write('data.json', '{}');
  expect(await reload()).toMatchObject({ read: ALL });
});

it('reads all pages when options or the language are others', async () => {
  await start();
  expect(await start({ routeBasePath: 'other' })).toMatchObject({ read: ALL });
});

it('sees that a page in a linked folder has changed', async () => {
  const elsewhere = path.join(siteDir, 'elsewhere');
  write('elsewhere/five.mdx', '# Five');
  fs.symlinkSync(elsewhere, path.join(siteDir, 'docs/linked'));
  expect((await start()).read).toContain('five.mdx');
  write('elsewhere/five.mdx', '# Fünf');
  expect((await reload()).pages['linked/five']).toEqual(['Fünf', '', null]);
});

it('starts as if for the first time when what was kept cannot be read', async () => {
  await start();
  const folder = path.join(siteDir, '.docusaurus/incremental-docs');
  for (const name of fs.readdirSync(folder)) {
    if (/\.(bin|json)$/.test(name)) fs.writeFileSync(path.join(folder, name), 'damaged');
  }
  expect(await start()).toMatchObject({ read: ALL, pages: PAGES });
});

it('has data of pages written once, and again when another program has written it', async () => {
  expect((await start()).written).toHaveLength(3);
  expect((await start()).written).toEqual([]);
  writePage('two', 'Two', 'Edited.');
  expect((await start()).written).toHaveLength(1);
  // Where the data of all pages goes to in these tests.
  fs.appendFileSync(path.join(siteDir, 'sidebar.ts'), '\n');
  expect((await start()).written).toHaveLength(3);
});
