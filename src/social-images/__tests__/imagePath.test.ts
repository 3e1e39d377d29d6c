import { getPicturedPage, getImagePath } from '../imagePath';

describe('the path of a preview', () => {
  it.each([
    ['/system/react-box/', '/', '/og/system/react-box.png', 'system/react-box/'],
    ['/system/react-box', '/', '/og/system/react-box.png', 'system/react-box/'],
    ['/zh/system/react-box/', '/zh/', '/zh/og/system/react-box.png', 'system/react-box/'],
    ['/', '/', '/og/index.png', ''],
    ['/pt/', '/pt/', '/pt/og/index.png', ''],
    // One picture for all pages of a reference: that of its first page.
    ['/joy-ui/api/', '/', '/og/joy-ui/api.png', 'joy-ui/api/'],
    ['/joy-ui/api/button/', '/', '/og/joy-ui/api.png', 'joy-ui/api/'],
    [
      '/zh/material-ui/v5/api/button/',
      '/zh/',
      '/zh/og/material-ui/v5/api.png',
      'material-ui/v5/api/',
    ],
    ['/system/rest-api/use/', '/', '/og/system/rest-api/use.png', 'system/rest-api/use/'],
  ])('of %s below %s is %s, with the texts of %s', (pathname, baseUrl, preview, page) => {
    expect(getImagePath(pathname, baseUrl)).toBe(preview);
    expect(getPicturedPage(preview, baseUrl)).toBe(page);
  });
});
