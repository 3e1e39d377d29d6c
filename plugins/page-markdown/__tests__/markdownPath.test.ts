import { toJavaScriptPath, toMarkdownPath } from '../client/markdownPath';

describe('the path of a page’s Markdown', () => {
  it.each([
    ['/system/react-box/', '/', '/system/react-box.md'],
    ['/system/react-box', '/', '/system/react-box.md'],
    ['/zh/system/react-box/', '/zh/', '/zh/system/react-box.md'],
    ['/', '/', '/index.md'],
    ['/zh/', '/zh/', '/zh/index.md'],
    ['/zh', '/zh/', '/zh/index.md'],
    ['/docs/blog/', '/docs/', '/docs/blog.md'],
  ])('of %s below %s is %s', (pathname, baseUrl, expected) => {
    expect(toMarkdownPath(pathname, baseUrl)).toBe(expected);
  });

  it('has a sibling for JavaScript', () => {
    expect(toJavaScriptPath('/a.md/react-box.md')).toBe('/a.md/react-box.js.md');
  });
});
