/** @jest-environment jsdom */
import { buildPageLocation } from '../client/pageView';

const EN = { baseUrl: '/', locale: 'en', defaultLocale: 'en' };
const ZH = { baseUrl: '/zh/', locale: 'zh', defaultLocale: 'en' };

it.each([
  ['https://a.example/x/?q=1#h', EN, 'https://a.example/x/?q=1'],
  ['https://a.example/zh/x/?q=1#h', ZH, 'https://a.example/x/?q=1'],
  ['https://a.example/zh/', ZH, 'https://a.example/'],
  ['https://a.example/zhang/', EN, 'https://a.example/zhang/'],
  ['https://a.example/docs/zh/x/', { ...ZH, baseUrl: '/docs/zh/' }, 'https://a.example/docs/x/'],
  // A language with a host of its own has no prefix.
  ['https://zh.example/x/', { ...ZH, baseUrl: '/' }, 'https://zh.example/x/'],
])('%s of %j is reported as %s', (href, site, expected) => {
  expect(buildPageLocation(href, site)).toBe(expected);
});

it('reports each path once, as soon as somebody listens', async () => {
  jest.doMock('@generated/docusaurus.config', () => ({ baseUrl: '/zh/' }), { virtual: true });
  jest.doMock('@generated/i18n', () => ({ currentLocale: 'zh', defaultLocale: 'en' }), {
    virtual: true,
  });
  const getPageProperties = (path: string) => ({ productId: path });
  jest.doMock('@theme/PageProperties', () => getPageProperties, { virtual: true });
  const { reportPageView } = await import('../client/reportPageView');
  document.title = 'Button';
  window.history.replaceState(null, '', '/zh/button/?q=1#basics');

  reportPageView();
  const gtag = jest.fn();
  window.gtag = gtag;
  reportPageView();
  window.history.replaceState(null, '', '/zh/button/#states');
  reportPageView();
  expect(gtag.mock.calls).toEqual([
    [
      'event',
      'page_view',
      {
        page_title: 'Button',
        page_location: 'http://localhost/button/?q=1',
        productId: '/zh/button/',
      },
    ],
  ]);
  window.history.replaceState(null, '', '/zh/card/');
  reportPageView();
  window.history.replaceState(null, '', '/zh/button/');
  reportPageView();
  expect(gtag).toHaveBeenCalledTimes(3);
});
