/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { renderToString } from 'react-dom/server';
import materialThumbnails from '@site/docs/material-ui/components/all-components/thumbnails';
import baseThumbnails from '@site/docs/base-ui/components/all-components/thumbnails';
import MaterialDemoRoot from '@site/src/theme/DemoRoot/Material';

// Emotion takes this environment for a browser and writes styles into the markup, which is not
// what is looked at.
const STYLE = /<style.*?<\/style>/gs;

beforeEach(() => {
  // Only here, where a server's rendering meets a browser's globals, is there anything to warn of;
  // that the build's rendering warns of nothing is tested beside.
  jest.spyOn(console, 'error').mockImplementation((message: unknown) => {
    expect(String(message)).toContain('useLayoutEffect does nothing on the server');
  });
  // The greeting for those who open the console.
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

describe.each([
  ['Material UI', materialThumbnails],
  ['Base UI', baseThumbnails],
])('a thumbnail of %s', (_library, thumbnails) => {
  // An <li> in a <div>, say, ends the <li> around it: the page would be another than React's.
  it.each(Object.entries(thumbnails))(
    '%s stays inside its card when parsed',
    (_name, Component) => {
      const html = renderToString(
        <MaterialDemoRoot>
          <Component />
        </MaterialDemoRoot>,
      ).replaceAll(STYLE, '');
      document.body.innerHTML = `<ul><li><div>${html}</div><p>text</p></li></ul>`;
      const card = document.querySelector('body > ul > li');
      expect(Array.from(card?.children ?? [], ({ tagName }) => tagName)).toEqual(['DIV', 'P']);
      expect(document.querySelectorAll('body > ul > *')).toHaveLength(1);
      expect(card?.querySelectorAll('a a, button button, button a, a button')).toHaveLength(0);
    },
  );
});
