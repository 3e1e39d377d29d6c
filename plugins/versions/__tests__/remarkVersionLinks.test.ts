import fc from 'fast-check';
import { getVersionName, remarkVersionLinks, toVersionUrl } from '../node/remarkVersionLinks';

describe('getVersionName', () => {
  it.each([
    ['kit_versioned_docs/version-v1/button/button.mdx', 'v1'],
    ['kit_versioned_docs/version-6.0.0-beta.4/a.mdx', '6.0.0-beta.4'],
    ['i18n/zh/docusaurus-plugin-content-docs-kit/version-v1/a.mdx', 'v1'],
    ['i18n/zh/docusaurus-plugin-content-docs-kit/current/a.mdx', null],
    ['docs/kit/button/button.mdx', null],
    ['docs/kit/version-v1/a.mdx', null],
    ['other_versioned_docs/version-v1/a.mdx', null],
  ])('of %s is %s', (filePath, expected) => {
    expect(getVersionName(filePath, 'kit')).toBe(expected);
  });
});

describe('toVersionUrl', () => {
  it.each([
    ['/kit/button/#basics', '/kit/v1/button/#basics'],
    ['/kit/', '/kit/v1/'],
    ['/kit/v1/button/', '/kit/v1/button/'],
    ['/kit/v1', '/kit/v1'],
    ['/kit/v1-migration/', '/kit/v1/v1-migration/'],
    ['/kitchen/', '/kitchen/'],
    ['/versions/', '/versions/'],
    ['https://kit.example/kit/button/', 'https://kit.example/kit/button/'],
    ['#basics', '#basics'],
    ['../button.mdx', '../button.mdx'],
  ])('%s → %s', (url, expected) => {
    expect(toVersionUrl(url, 'kit', 'v1')).toBe(expected);
  });

  it('changes an address once only', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const once = toVersionUrl(`/kit${path}`, 'kit', 'v1');
        expect(toVersionUrl(once, 'kit', 'v1')).toBe(once);
      }),
    );
  });
});

describe('remarkVersionLinks', () => {
  const createTree = () => ({
    type: 'root',
    children: [
      { type: 'link', url: '/kit/button/' },
      {
        type: 'mdxJsxFlowElement',
        attributes: [
          { name: 'href', value: '/kit/a/' },
          { name: 'title', value: '/kit/a/' },
          { name: 'to', value: { type: 'expression' } },
        ],
      },
      { type: 'containerDirective', attributes: { href: '/kit/a/' } as never },
    ],
  });
  const run = remarkVersionLinks({ siteDir: '/site', instance: 'kit' });

  it('leads links of an archived page into its version', () => {
    const tree = createTree();
    run(tree, { path: '/site/kit_versioned_docs/version-v1/a.mdx' });
    expect(tree.children[0]).toMatchObject({ url: '/kit/v1/button/' });
    expect(tree.children[1]?.attributes).toEqual([
      { name: 'href', value: '/kit/v1/a/' },
      { name: 'title', value: '/kit/a/' },
      { name: 'to', value: { type: 'expression' } },
    ]);
    expect(tree.children[2]).toEqual(createTree().children[2]);
  });

  it('leaves current pages alone', () => {
    const tree = createTree();
    run(tree, { path: '/site/docs/kit/a.mdx' });
    expect(tree).toEqual(createTree());
  });
});
