import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { linkChunks } from '../node/linkChunks';

let outDir = '';
beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'linked-'));
});
afterEach(() => fs.rmSync(outDir, { recursive: true }));

const fileOf = (page: string) => path.join(outDir, page, 'index.html');
function write(page: string, html: string): void {
  fs.mkdirSync(path.dirname(fileOf(page)), { recursive: true });
  fs.writeFileSync(fileOf(page), html);
}
const read = (page: string) => fs.readFileSync(fileOf(page), 'utf8');

const PLACES = { linksBefore: '</template>', firstAfter: '<template>' };
const HTML = '<template><script></script></template><p>Text</p><template></template>';

it('links the chunks of each page before the first such text, and leaves others alone', async () => {
  for (const page of ['', 'a', 'b']) write(page, HTML);
  const site = {
    outDir,
    baseUrl: '/zh/',
    routesPaths: ['/zh/', '/zh/a/', '/zh/b/', '/zh/404.html'],
  };
  const files = new Map([
    ['/zh/', { links: ['assets/js/1.js'] }],
    ['/zh/a/', { links: ['assets/js/1.js', 'assets/js/2.js'] }],
    ['/zh/b/', { links: [] }],
    ['/zh/gone/', { links: ['assets/js/3.js'] }],
  ]);
  expect(await linkChunks(site, files, PLACES)).toBe(2);
  const link = (name: string) =>
    `<link rel="preload" as="script" fetchpriority="low" href="/zh/assets/js/${name}.js">`;
  expect(read('')).toBe(HTML.replace('</template>', `${link('1')}</template>`));
  expect(read('a')).toBe(HTML.replace('</template>', `${link('1')}${link('2')}</template>`));
  expect(read('b')).toBe(HTML);
  expect(fs.readdirSync(path.join(outDir, 'a'))).toEqual(['index.html']);
});

it('puts a script before all others of a page', async () => {
  for (const page of ['a', 'b']) write(page, HTML);
  const site = { outDir, baseUrl: '/zh/', routesPaths: ['/zh/a/', '/zh/b/'] };
  const files = new Map([
    ['/zh/a/', { links: ['1.js'], first: 'assets/js/2.kept.js' }],
    ['/zh/b/', { links: ['1.js'] }],
  ]);
  await linkChunks(site, files, PLACES);
  expect(read('a')).toContain(
    '<template><script src="/zh/assets/js/2.kept.js" data-page-content defer></script><script></script><link',
  );
  expect(read('b')).not.toContain('kept');
});

it('says which page lacks the text', async () => {
  write('a', '<p>Text</p>');
  const site = { outDir, baseUrl: '/', routesPaths: ['/a/'] };
  await expect(linkChunks(site, new Map([['/a/', { links: ['1.js'] }]]), PLACES)).rejects.toThrow(
    /a\/index\.html does not contain <\/template>, the text of the option "linkChunksBefore"/,
  );
});
