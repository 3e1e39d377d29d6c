import fc from 'fast-check';
import { addBaseUrl } from '@docusaurus/core/lib/client/exports/useBaseUrl';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import { toStaticLink } from '../client/toStaticLink';

// What it renders with is not asked for here.
jest.mock('@docusaurus/core/lib/client/exports/useDocusaurusContext', () => ({}));

const site = { baseUrl: '/zh/', trailingSlash: true };
const page = (href: string) => ({ href, isExternal: false, isChecked: true });
const outside = (href: string) => ({ href, isExternal: true, isChecked: false });

it.each([
  ['/material-ui/react-button', page('/zh/material-ui/react-button/')],
  ['/material-ui/react-button/?a=1#sizes', page('/zh/material-ui/react-button/?a=1#sizes')],
  ['/zh/joy-ui/', page('/zh/joy-ui/')],
  ['/zh', page('/zh/')],
  ['/', page('/zh/')],
  ['#sizes', page('#sizes')],
  ['https://react.dev/learn', outside('https://react.dev/learn')],
  ['//react.dev', outside('//react.dev')],
  ['mailto:docs@example.com', outside('mailto:docs@example.com')],
  ['pathname:///llms.txt', null],
  ['./button.mdx', null],
  ['../button', null],
  ['button', null],
  ['?a=1', null],
])('%s is %j', (address, expected) => {
  expect(toStaticLink(address, site)).toEqual(expected);
});

const segment = fc.stringMatching(/^[a-z0-9-]{1,6}$/);
const pathname = fc
  .tuple(
    fc.array(segment, { maxLength: 4 }),
    fc.constantFrom('', '/'),
    fc.constantFrom('', '#a', '?b=c'),
  )
  .map(([segments, end, rest]) => `/${segments.join('/')}${segments.length > 0 ? end : ''}${rest}`);
const address = fc.record({
  baseUrl: fc.constantFrom('/', '/zh/', '/a/b/'),
  trailingSlash: fc.constantFrom(true, false, undefined),
});

it('gives pages the address that Docusaurus gives them', () => {
  fc.assert(
    fc.property(pathname, address, (path, { baseUrl, trailingSlash }) => {
      const based = addBaseUrl({
        siteUrl: 'https://docs.example.com',
        baseUrl,
        url: path,
        options: {},
        router: 'browser',
      });
      expect(toStaticLink(path, { baseUrl, trailingSlash })?.href).toBe(
        applyTrailingSlash(based, { baseUrl, trailingSlash }),
      );
    }),
  );
});
