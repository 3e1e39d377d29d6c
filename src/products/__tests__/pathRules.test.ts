import fc from 'fast-check';

import {
  getProductCategoryId,
  getProductId,
  normalizePathname,
  stripLanguagePrefix,
} from '../pathRules';
import { getPageTitle } from '../titles';

const languages = ['zh', 'pt'];

describe('getProductId and getProductCategoryId', () => {
  it.each([
    ['/material-ui/react-button/', 'material-ui', 'core'],
    ['/material-ui/v5/react-button/', 'material-ui', 'core'],
    ['/material-ui/api/button/', 'material-ui', 'core'],
    ['/material-ui/react-button.md', 'material-ui', 'core'],
    ['/joy-ui/', 'joy-ui', 'core'],
    ['/base-ui/react-button/', 'base-ui', 'core'],
    ['/system/', 'system', 'core'],
    ['/experiments/writing/demos/', 'experiments', 'core'],
    ['/x/react-data-grid/', 'x-data-grid', 'x'],
    ['/x/react-data-grid/editing/', 'x-data-grid', 'x'],
    ['/x/react-date-pickers/', 'x-date-pickers', 'x'],
    ['/x/react-charts/', 'x-charts', 'x'],
    ['/x/react-tree-view/', 'x-tree-view', 'x'],
    ['https://mui.com/x/react-tree-view/', 'x-tree-view', 'x'],
    ['/x/introduction/', null, 'x'],
    ['/x/', null, 'x'],
    ['/', null, null],
    ['', null, null],
    ['/#top', null, null],
    ['/versions/', null, null],
    ['/blog/2024-in-review/', null, null],
    ['/material-ui-old/react-button/', null, null],
    ['/system-requirements/', null, null],
  ])('answers %j with product %j and category %j', (pathname, productId, categoryId) => {
    expect(getProductId(pathname)).toBe(productId);
    expect(getProductCategoryId(pathname)).toBe(categoryId);
  });

  it('look at the path below the base URL and the language', () => {
    const prefixes = { baseUrl: '/docs/', languages };
    expect(getProductId('/docs/zh/joy-ui/react-button/', prefixes)).toBe('joy-ui');
    expect(getProductCategoryId('/docs/zh/x/react-charts/', prefixes)).toBe('x');
    expect(getProductId('/docs/', prefixes)).toBeNull();
  });
});

describe('stripLanguagePrefix', () => {
  it.each([
    ['/zh/material-ui/react-button/', '/material-ui/react-button/'],
    ['/pt/system/?a=/zh/#b', '/system/?a=/zh/#b'],
    ['/zh/', '/'],
    ['/zh', '/'],
    ['/zh?a', '/?a'],
    ['/zh#b', '/#b'],
    ['/zh/pt/', '/pt/'],
    ['/zhang/', '/zhang/'],
    ['/de/material-ui/', '/de/material-ui/'],
    ['/material-ui/zh/', '/material-ui/zh/'],
    ['/x/react-charts/', '/x/react-charts/'],
    ['/', '/'],
  ])('turns %j into %j', (pathname, expected) => {
    expect(stripLanguagePrefix(pathname, languages)).toBe(expected);
  });

  it('never takes off a first segment that only begins with a language', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.stringMatching(/^[a-z\d._-]{1,8}$/),
        (language, rest) => {
          const pathname = `/${language}${rest}/material-ui/`;
          expect(stripLanguagePrefix(pathname, languages)).toBe(pathname);
        },
      ),
    );
  });
});

describe('normalizePathname', () => {
  it.each([
    ['/docs/zh/system?a#b', '/system/'],
    ['/docs', '/'],
    ['/docs/', '/'],
    ['/docs-old/system/', '/docs-old/system/'],
    ['/system/', '/system/'],
    ['//system//react-box', '/system/react-box/'],
    ['https://example.com/docs/pt/', '/'],
    ['', '/'],
  ])('turns %j into %j on a site below /docs/', (pathname, expected) => {
    expect(normalizePathname(pathname, { baseUrl: '/docs/', languages })).toBe(expected);
  });
});

describe('what a deployment or a reader adds to a path', () => {
  const segment = fc.stringMatching(/^[a-z][a-z\d-]{2,9}$/);
  const firstSegment = fc.oneof(
    fc.constantFrom('material-ui', 'joy-ui', 'base-ui', 'system', 'experiments', 'versions'),
    fc.constantFrom('x/react-data-grid', 'x/react-charts', 'x/introduction'),
    segment,
  );
  const sitePathname = fc
    .tuple(firstSegment, fc.array(fc.oneof(segment, fc.constant('api')), { maxLength: 3 }))
    .map(([first, rest]) => `/${[first, ...rest].join('/')}/`);

  it('changes neither product nor category nor title', () => {
    fc.assert(
      fc.property(
        sitePathname,
        fc.constantFrom('/', '/docs/', '/docs', '/preview/api/'),
        fc.constantFrom('', '/zh', '/pt'),
        fc.boolean(),
        fc.constantFrom('', '?', '?q=/joy-ui/', '?a=1&b=x/react-charts/'),
        fc.constantFrom('', '#', '#basics', '#/system/api/'),
        (pathname, baseUrl, language, hasSlash, query, hash) => {
          const inner = `${language}${hasSlash ? pathname : pathname.slice(0, -1)}`;
          const seen = `${baseUrl.replace(/\/$/, '')}${inner}${query}${hash}`;
          const prefixes = { baseUrl, languages };
          expect(getProductId(seen, prefixes)).toBe(getProductId(pathname));
          expect(getProductCategoryId(seen, prefixes)).toBe(getProductCategoryId(pathname));
          expect(getPageTitle({ pathname: seen }, prefixes)).toBe(getPageTitle({ pathname }));
        },
      ),
      { numRuns: 500 },
    );
  });
});
