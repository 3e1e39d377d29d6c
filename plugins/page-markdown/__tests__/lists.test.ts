import { buildLists } from '../node/buildLists';
import { listPages, type ContentPlugin } from '../node/listPages';
import type { MarkdownPage } from '../node/types';

const LIBRARIES = [
  { docsId: 'lib', name: 'Lib', tagLine: 'A library.', package: '@x/lib' },
  { docsId: 'gone', name: 'Gone', tagLine: 'Without pages.', package: null },
];

const doc = (id: string, path: string) => ({
  id,
  permalink: path,
  source: `@site/docs/lib/${id}.mdx`,
});

const PLUGINS: readonly ContentPlugin[] = [
  {
    name: 'docusaurus-plugin-content-docs',
    options: { id: 'lib' },
    content: {
      loadedVersions: [
        {
          label: 'v2.0.0',
          path: '/zh/lib',
          isLast: true,
          docs: [
            doc('start', '/zh/lib/start/'),
            doc('button', '/zh/lib/button'),
            doc('api', '/zh/lib/api/'),
            doc('api-button', '/zh/lib/api/button/'),
            doc('hidden', '/zh/lib/hidden/'),
          ],
          sidebars: {
            main: [
              { type: 'doc', id: 'start' },
              { type: 'html', value: 'Planned' },
              {
                type: 'category',
                label: 'Components',
                items: [
                  { type: 'category', label: 'Inputs', items: [{ type: 'doc', id: 'button' }] },
                ],
              },
              {
                type: 'category',
                label: 'API',
                link: { type: 'doc', id: 'api' },
                items: [{ type: 'doc', id: 'api-button' }],
              },
            ],
          },
        },
        {
          label: 'v1.0.0',
          path: '/zh/lib/v1',
          isLast: false,
          docs: [doc('old', '/zh/lib/v1/old/')],
          sidebars: { main: [{ type: 'doc', id: 'old' }] },
        },
      ],
    },
  },
  {
    name: 'docusaurus-plugin-content-docs',
    options: { id: 'internal' },
    content: {
      loadedVersions: [
        {
          label: 'now',
          path: '/zh/internal',
          isLast: true,
          docs: [doc('x', '/zh/internal/x/')],
          sidebars: {},
        },
      ],
    },
  },
  {
    name: 'docusaurus-plugin-content-blog',
    options: {},
    content: {
      blogPosts: [{ metadata: { permalink: '/zh/blog/post/', source: '@site/blog/p.mdx' } }],
    },
  },
  {
    name: 'docusaurus-plugin-content-pages',
    options: {},
    content: [{ type: 'jsx', permalink: '/zh/', source: '@site/src/pages/index.tsx' }],
  },
  { name: 'docusaurus-plugin-sitemap', options: {} },
];

const site = listPages(PLUGINS, '/site', { libraries: LIBRARIES });

describe('the pages of a site', () => {
  it('are known with their file, library and version, whatever plugin wrote them', () => {
    const library = LIBRARIES[0];
    expect(Object.fromEntries(site.sources)).toMatchObject({
      '/zh/lib/button/': { sourcePath: '/site/docs/lib/button.mdx', library, version: 'v2.0.0' },
      '/zh/lib/v1/old/': { library, version: 'v1.0.0' },
      '/zh/internal/x/': { library: null, version: null },
      '/zh/blog/post/': { sourcePath: '/site/blog/p.mdx', library: null },
      '/zh/': { sourcePath: '/site/src/pages/index.tsx' },
    });
  });

  it('are grouped as in the sidebar of the current version; a library without pages has none', () => {
    expect(site.libraries).toEqual([
      {
        ...LIBRARIES[0],
        version: 'v2.0.0',
        path: '/zh/lib/',
        groups: [
          { label: 'Lib', permalinks: ['/zh/lib/start/'] },
          { label: 'Components', permalinks: ['/zh/lib/button/'] },
          { label: 'API', permalinks: ['/zh/lib/api/', '/zh/lib/api/button/'] },
        ],
      },
    ]);
  });
});

const page = (path: string, title: string, description: string): [string, MarkdownPage] => [
  path,
  {
    permalink: path,
    title,
    description,
    markdownUrl: `https://docs.test${path.replace(/\/$/, '.md')}`,
    markdown: `---\n---\n\n# ${title}\n`,
  },
];

describe('lists for machines', () => {
  const files = buildLists(
    site,
    new Map([
      page('/zh/lib/start/', 'Start [here]', 'First\n steps.'),
      page('/zh/lib/button/', 'Button', ''),
      page('/zh/lib/api/button/', 'Button API', 'Props.'),
      page('/zh/blog/post/', 'Post', 'News.'),
    ]),
    {
      title: 'Docs',
      tagline: 'All of it',
      rootUrl: 'https://docs.test/zh/',
      baseUrl: '/zh/',
      referencePath: 'api/',
    },
  );
  const getFile = (path: string) => files.find((file) => file.path === path)?.content;

  it('are one for the site and one for each library, with the full text of each beside it', () => {
    expect(files.map(({ path }) => path)).toEqual([
      'llms.txt',
      'llms-full.txt',
      'lib/llms.txt',
      'lib/llms-full.txt',
    ]);
  });

  it('name the pages that are there, and leave reference to the libraries', () => {
    expect(getFile('llms.txt')).toMatchInlineSnapshot(`
      "# Docs

      > All of it

      Every page is there as Markdown too: its address without the slash at the end, and \`.md\`.

      ## Lib

      - [Start \\[here\\]](https://docs.test/zh/lib/start.md): First steps.
      - [Button](https://docs.test/zh/lib/button.md)

      ## Blog

      - [Post](https://docs.test/zh/blog/post.md): News.

      ## Optional

      - [Lib: all pages](https://docs.test/zh/lib/llms.txt): With the API reference of the current release.
      - [Everything above in one file](https://docs.test/zh/llms-full.txt)
      "
    `);
  });

  it('of a library name all of its pages and its release', () => {
    expect(getFile('lib/llms.txt')).toMatchInlineSnapshot(`
      "# Lib

      > A library.

      Every page is there as Markdown too: its address without the slash at the end, and \`.md\`. Documents @x/lib v2.0.0. All pages in one file: https://docs.test/zh/lib/llms-full.txt

      ## Lib

      - [Start \\[here\\]](https://docs.test/zh/lib/start.md): First steps.

      ## Components

      - [Button](https://docs.test/zh/lib/button.md)

      ## API

      - [Button API](https://docs.test/zh/lib/api/button.md): Props.
      "
    `);
  });

  it('have the pages in full, in the same order', () => {
    expect(getFile('llms-full.txt')).toBe(
      '---\n---\n\n# Start [here]\n\n---\n---\n\n# Button\n\n---\n---\n\n# Post\n',
    );
    expect(getFile('lib/llms-full.txt')).toBe(
      '---\n---\n\n# Start [here]\n\n---\n---\n\n# Button\n\n---\n---\n\n# Button API\n',
    );
  });
});
