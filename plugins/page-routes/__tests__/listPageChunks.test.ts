import { listContentChunks, listPageChunks } from '../node/listPageChunks';
import { getChunkName } from '../node/nameChunks';
import { splitRoutes } from '../node/splitRoutes';

const VERSION = '@generated/docusaurus-plugin-content-docs/joy-ui/p/joy-ui-3f3.json';
const ROUTES = '/gen/routes.js';

const component = (path: string) => ({ path, hash: 'a1b' });
const leaf = (path: string) => ({ path, component: component(path), exact: true });

const split = splitRoutes({
  routes: [
    leaf('/'),
    leaf('/blog/'),
    {
      path: '/joy-ui/',
      component: component('root'),
      routes: [
        {
          path: '/joy-ui/',
          component: component('version'),
          routes: [leaf('/joy-ui/react-button/'), leaf('/joy-ui/with-data/')],
        },
      ],
    },
    { path: '*', component: { path: '*' } },
  ],
  chunkNames: {
    '/-a1b': { __comp: 'home' },
    '/blog/-a1b': { __comp: 'blog', items: [{ content: 'post' }], data: 'd' },
    'root-a1b': { __comp: 'root', __context: { plugin: 'p' } },
    'version-a1b': { __comp: 'docs', __props: 'v' },
    '/joy-ui/react-button/-a1b': { __comp: 'item', content: 'c1' },
    '/joy-ui/with-data/-a1b': { __comp: 'item', content: 'c2', data: ['d', { more: 'e' }] },
  },
  registry: {
    ...{ home: '@site/home', root: '@theme/DocsRoot', p: 'p.json', docs: '@theme/DocVersionRoot' },
    ...{ v: VERSION, item: '@theme/DocItem', c1: '@site/b.mdx', c2: '@site/w.mdx' },
    ...{ d: 'd.json', e: 'e.json', blog: '@theme/BlogListPage', post: '@site/blog/post.md' },
  },
});

describe('listPageChunks', () => {
  const chunks = listPageChunks(split, ROUTES);

  it('has what a page is shown with, each chunk once: of the routes around it, of its own', () => {
    expect(chunks.get('/joy-ui/react-button/')).toEqual(
      ['@theme/DocsRoot', 'p.json', VERSION, `${ROUTES}?pages=0`, '@site/b.mdx'].map(getChunkName),
    );
  });

  it('knows pages that are kept in the first download, and all data of theirs', () => {
    expect(chunks.get('/')).toEqual([getChunkName('@site/home')]);
    expect(chunks.get('/joy-ui/with-data/')).toEqual(
      ['@theme/DocItem', 'p.json', VERSION, '@site/w.mdx', 'd.json', 'e.json'].map(getChunkName),
    );
  });

  it('knows pages that stand alone, and the part of the routes that says so', () => {
    expect(chunks.get('/blog/')).toEqual(
      [`${ROUTES}?pages=single-0`, '@theme/BlogListPage', '@site/blog/post.md', 'd.json'].map(
        getChunkName,
      ),
    );
  });

  it('has nothing to link for a page that no route of its own shows', () => {
    expect(chunks.get('*')).toEqual([]);
  });
});

it('listContentChunks has the content of the pages that are taken out of the routes', () => {
  expect([...listContentChunks(split)]).toEqual([
    ['/joy-ui/react-button/', getChunkName('@site/b.mdx')],
  ]);
});
