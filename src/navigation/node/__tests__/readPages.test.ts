import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { readPages } from '../readPages';

const system = { pathSegment: 'system' };
let docsDir: string;

beforeEach(async () => {
  docsDir = await fs.mkdtemp(path.join(os.tmpdir(), 'docs-'));
});

afterEach(async () => {
  await fs.rm(docsDir, { recursive: true });
});

/** Writes pages, of which a line is one line of front matter, and reads them again. */
async function readWritten(files: Record<string, string[]>) {
  for (const [file, lines] of Object.entries(files)) {
    const filePath = path.join(docsDir, file);
    await fs.mkdir(path.dirname(filePath), { recursive: true });
    await fs.writeFile(filePath, `---\n${lines.join('\n')}\n---\n\nText.\n`);
  }
  return readPages(docsDir, system);
}

describe('readPages', () => {
  it('takes the address from the slug and the id from the place of the file', async () => {
    const pages = await readWritten({
      'components/box/box.mdx': ['slug: /react-box'],
      'getting-started/usage.md': ['slug: /getting-started/usage/'],
    });
    expect(pages.map(({ id, pathname }) => [id, pathname])).toEqual([
      ['components/box/box', '/system/react-box'],
      ['getting-started/usage', '/system/getting-started/usage'],
    ]);
  });

  it.each([
    ['sizing.mdx', [], 'sizing', '/system/sizing'],
    ['guides/sizing.mdx', [], 'guides/sizing', '/system/guides/sizing'],
    ['box/box.mdx', [], 'box/box', '/system/box'],
    ['guides/index.mdx', [], 'guides/index', '/system/guides'],
    ['guides/README.md', [], 'guides/README', '/system/guides'],
    ['index.mdx', [], 'index', '/system'],
    ['01-a/02-b.mdx', [], '01-a/02-b', '/system/01-a/02-b'],
    ['guides/sizing.mdx', ['id: widths'], 'guides/widths', '/system/guides/widths'],
    ['guides/sizing.mdx', ['slug: widths'], 'guides/sizing', '/system/guides/widths'],
    ['guides/sizing.mdx', ['slug: /'], 'guides/sizing', '/system'],
  ])('gives %s with %j the id %s and the address %s', async (file, lines, id, pathname) => {
    const pages = await readWritten({ [file]: lines });
    expect(pages.map((page) => [page.id, page.pathname])).toEqual([[id, pathname]]);
  });

  it('leaves out what begins with an underscore and what is no page', async () => {
    const pages = await readWritten({
      'a.mdx': [],
      '_draft.mdx': [],
      '_parts/b.mdx': [],
      'a/_parts/deep/c.md': [],
      'a/Demo.tsx': [],
      'a/styles.css': [],
    });
    expect(pages.map(({ id }) => id)).toEqual(['a']);
  });

  it('finds nothing in a folder without pages', async () => {
    expect(await readPages(docsDir, system)).toEqual([]);
  });

  it('names files relative to the folder of the site', async () => {
    const [page] = await readWritten({ 'a/b.mdx': [] });
    expect(page?.source).toBe(path.relative(process.cwd(), path.join(docsDir, 'a/b.mdx')));
  });

  it('lists every file whose front matter cannot be used, with the reason and the form', async () => {
    const files = { 'a.mdx': ['title: Button: basics'], 'b.mdx': ['slug: [react-box]'] };
    const folder = path.relative(process.cwd(), docsDir);
    await expect(readWritten(files)).rejects.toThrow(
      new Error(`Pages that cannot be read: 2 problems.

1. ${folder}/a.mdx
   The front matter cannot be used: bad indentation of a mapping entry (2:14).
   Correct the lines between the two "---". A value with ":" or "#" needs quotes.
   wrong: title: Button: basics
   right: title: 'Button: basics'

2. ${folder}/b.mdx
   The front matter cannot be used: "slug" is ["react-box"], and has to be text.
   Correct the lines between the two "---". A value with ":" or "#" needs quotes.
   wrong: title: Button: basics
   right: title: 'Button: basics'
`),
    );
  });
});
