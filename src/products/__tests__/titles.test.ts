import fc from 'fast-check';

import { getPageTitle } from '../titles';

describe('getPageTitle', () => {
  it.each([
    ['the explicit title as it is', { title: 'z-index', pathname: '/a/b-c/' }, 'z-index'],
    ['no title', { title: false as const, pathname: '/a/b-c/', subheader: 'd' }, null],
    ['words', { pathname: '/material-ui/guides/server-rendering/' }, 'Server Rendering'],
    ['a component', { pathname: '/material-ui/react-app-bar/' }, 'App Bar'],
    ['react- in front only', { pathname: '/a/use-react-hooks/' }, 'Use React Hooks'],
    ['capitals inside a word', { pathname: '/a/nextJS-app/' }, 'NextJS App'],
    ['a file', { pathname: '/material-ui/react-button.md' }, 'Button'],
    ['a file with two extensions', { pathname: '/a/page-one.test.mdx' }, 'Page One'],
    ['a version, whose number is no extension', { pathname: '/a/v6.0.0' }, 'V6.0.0'],
    ['an API page', { pathname: '/material-ui/api/app-bar/' }, 'AppBar'],
    ['an API page with a digit', { pathname: '/material-ui/api/grid-2/' }, 'Grid2'],
    ['an API page of a version', { pathname: '/system/v5/api/box/' }, 'Box'],
    ['a page called api', { pathname: '/material-ui/guides/api/' }, 'Api'],
    ['a segment that only begins with api', { pathname: '/a/apis/app-bar/' }, 'App Bar'],
    ['a subheader', { pathname: '/a/components/x', subheader: 'data-display' }, 'Data Display'],
    ['a subheader of several words', { pathname: '/mui-x', subheader: 'MUI X' }, 'MUI X'],
    ['a subheader with marks', { pathname: '/a', subheader: 'Why C#/F#?' }, 'Why C#/F#?'],
    [
      'a subheader that is a path',
      { pathname: '/a/group', subheader: '/material-ui/customization/css-variables' },
      'Css Variables',
    ],
    ['another site', { pathname: 'https://mui.com/x/react-charts/?a=b#c' }, 'Charts'],
    ['nothing, from the home page', { pathname: '/' }, null],
    ['nothing, from a bare host', { pathname: 'https://mui.com' }, null],
    ['nothing, from a prefix', { pathname: '/material-ui/react-' }, null],
  ])('makes %s', (_case, page, expected) => {
    expect(getPageTitle(page)).toBe(expected);
  });

  it('leaves no hyphen and no extension, and capitalizes every word', () => {
    const segment = fc.stringMatching(/^[a-z\d-]{1,16}$/);
    const extension = fc.constantFrom('', '.md', '.mdx', '.tsx', '.test.js', '.html');
    fc.assert(
      fc.property(fc.array(segment), segment, extension, (folders, name, ending) => {
        const title = getPageTitle({ pathname: `/${[...folders, name].join('/')}${ending}` });
        expect(title ?? '').not.toMatch(/[-.]|(?:^| )[a-z]/);
        expect(title).not.toBe('');
      }),
    );
  });
});
