import fc from 'fast-check';
import { findLanguage, getPageKey, isData, isHashedAsset } from '../worker/rules';

it.each([
  ['/assets/js/main.0a1b2c3d.js', '/', true],
  ['/assets/js/12345.0a1b2c3d.js', '/', true],
  ['/assets/css/styles.0a1b2c3d.css', '/', true],
  ['/assets/fonts/inter-4f2981d82860061bca3ecb967a2cd084.woff2', '/', true],
  ['/zh/assets/js/main.0a1b2c3d.js', '/', true],
  ['/docs/assets/js/main.0a1b2c3d.js', '/docs/', true],
  ['/assets/search/0123456789abcdef/pagefind.js', '/', true],
  ['/zh/assets/search/0123456789abcdef/fragment/zh_1a2b3c4.pf_fragment', '/', true],
  ['/assets/search/notes/pagefind.js', '/', false],
  ['/assets/js/main.0a1b2c3d.js', '/docs/', false],
  ['/assets/js/main.js', '/', false],
  ['/img/favicon.svg', '/', false],
  ['/sw.js', '/', false],
  ['/material-ui/react-button/', '/', false],
])('%s below %s is kept for ever: %p', (pathname, baseUrl, expected) => {
  expect(isHashedAsset(pathname, baseUrl)).toBe(expected);
});

it.each([
  ['/search/current.json', '/', true],
  ['/docs/zh/search/current.json', '/docs/', true],
  ['/search/current.json', '/docs/', false],
  ['/search/', '/', false],
])('%s below %s is data: %p', (pathname, baseUrl, expected) => {
  expect(isData(pathname, baseUrl)).toBe(expected);
});

it.each([
  ['https://a.example/button/', 'https://a.example/button'],
  ['https://a.example/button', 'https://a.example/button'],
  ['https://a.example/button/index.html', 'https://a.example/button'],
  ['https://a.example/button.html?q=1', 'https://a.example/button'],
  ['https://a.example/button/?q=1#basics', 'https://a.example/button'],
  ['https://a.example/', 'https://a.example'],
  ['https://a.example/zh/按钮/', 'https://a.example/zh/%E6%8C%89%E9%92%AE'],
])('%s is the page %s', (address, key) => {
  expect(getPageKey(address)).toBe(key);
});

it('knows a page by its key', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
      expect(getPageKey(getPageKey(address))).toBe(getPageKey(address));
    }),
  );
});

it.each([
  ['/', '/'],
  ['/react-button/', '/'],
  ['/zhang/', '/'],
  ['/zh/', '/zh/'],
  ['/zh/react-button/', '/zh/'],
])('%s is in the language of %s', (pathname, baseUrl) => {
  const languages = ['/', '/zh/', '/pt/'].map((url) => ({
    baseUrl: url,
    offlinePath: `${url}offline.html`,
    titleSuffix: '',
  }));
  for (const order of [languages, [...languages].reverse()]) {
    expect(findLanguage(pathname, order)?.baseUrl).toBe(baseUrl);
  }
  expect(findLanguage(pathname, [])).toBeUndefined();
});
