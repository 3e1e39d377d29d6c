import getPageProperties from '..';

jest.mock('@generated/docusaurus.config', () => ({ baseUrl: '/docs/zh/' }), { virtual: true });
jest.mock('@generated/i18n', () => ({ locales: ['en', 'zh', 'pt'] }), { virtual: true });

it.each([
  ['/docs/zh/material-ui/react-button/', 'material-ui', 'core'],
  ['/docs/zh/system/react-box/', 'system', 'core'],
  ['/docs/zh/', null, null],
  ['/docs/zh/versions/', null, null],
])('%s belongs to the product %p, category %p', (pathname, productId, productCategoryId) => {
  expect(getPageProperties(pathname)).toEqual({ productId, productCategoryId });
});
