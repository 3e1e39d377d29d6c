/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { LoadContext } from '@docusaurus/types';
import { createStaticContent } from '..';
import { useCheckedLinks } from '../client/useCheckedLinks';

const mockCollectLink = jest.fn();
jest.mock('@docusaurus/useBrokenLinks', () => ({
  __esModule: true,
  default: () => ({ collectLink: mockCollectLink }),
}));

const context = { baseUrl: '/zh/', siteConfig: { trailingSlash: true } } as LoadContext;

it('knows the language of the site once Docusaurus has chosen it', () => {
  const { plugin, rehypePlugin } = createStaticContent();
  const [, { getSiteAddress }] = rehypePlugin;
  expect(getSiteAddress).toThrow(/Add `plugin` of createStaticContent\(\) to `plugins`/);
  plugin(context);
  expect(getSiteAddress()).toEqual({ baseUrl: '/zh/', trailingSlash: true });
});

it.each([true, false])('tells pages whether they are on the server: %s', (isServer) => {
  const DefinePlugin = jest.fn();
  const { configureWebpack } = createStaticContent().plugin(context);
  const utils = { currentBundler: { name: 'rspack', instance: { DefinePlugin } } };
  configureWebpack?.call({}, {}, isServer, utils as never, undefined);
  expect(DefinePlugin).toHaveBeenCalledWith({ __STATIC_CONTENT_ON_SERVER__: String(isServer) });
});

it('gives Docusaurus the links of a page to check, if it has any', () => {
  function Page({ content }: { content: object }) {
    useCheckedLinks(content);
    return null;
  }
  render(<Page content={{ staticLinks: ['/a/', '#b'] }} />);
  render(<Page content={{ metadata: {} }} />);
  expect(mockCollectLink.mock.calls).toEqual([['/a/'], ['#b']]);
});
