import { getChunkName, nameChunk } from '../node/nameChunks';

const GENERATED = '@generated/docusaurus-plugin-content-docs';

describe('nameChunk', () => {
  it.each([
    ['@theme/DocRoot', 'common'],
    ['@theme/DocItem', 'common'],
    [`${GENERATED}/joy-ui/__plugin.json`, 'library-joy-ui'],
    [`${GENERATED}/joy-ui/p/joy-ui-3f3.json`, 'library-joy-ui'],
    [`${GENERATED}/material-ui/p/material-ui-v-5-4ff.json`, 'library-material-ui'],
  ])('puts %s with what the same pages need', (module, name) => {
    expect(nameChunk(module)).toBe(name);
  });

  it.each([
    ['a page', '@site/docs/joy-ui/button.mdx'],
    ['the metadata of a page', `${GENERATED}/joy-ui/site-docs-joy-ui-button-mdx-3f3.json`],
    ['the sidebars of a version', `${GENERATED}/joy-ui/p/joy-ui-3f3.json?sidebars`],
    ['another plugin', '@generated/docusaurus-plugin-content-blog/default/p/blog-3ce.json'],
    ['a part of the theme that other pages have', '@theme/BlogPostPage'],
  ])('leaves %s in a chunk of its own', (_, module) => {
    expect(nameChunk(module)).toBeUndefined();
  });
});

describe('getChunkName', () => {
  it('is the name of a shared chunk, or one for the module alone', () => {
    expect(getChunkName('@theme/DocRoot')).toBe('common');
    const names = [
      '@site/a.mdx',
      '@site/b.mdx',
      '/x/routes.js?pages=0',
      '/x/routes.js?pages=1',
    ].map(getChunkName);
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(name).toMatch(/^[\da-f]{10}$/);
  });

  it('is the same wherever the project lies', () => {
    const name = getChunkName('/home/ada/site/.docusaurus/routes.js?pages=3');
    expect(getChunkName('C:\\site\\.docusaurus\\routes.js?pages=3')).toBe(name);
  });
});
