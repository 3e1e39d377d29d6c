/** @jest-environment jsdom */
import { addPageFinder } from '../client/pageFinders';

it('makes a page known before Docusaurus looks it up, and is silent about failures', async () => {
  const steps: string[] = [];
  const bundler = {} as { gca?: () => unknown };
  Object.assign(globalThis, { __webpack_require__: bundler });
  const preload = jest.fn(async (path: string) => void steps.push(`preload ${path}`));
  Object.assign(window, { docusaurus: Object.freeze({ prefetch: jest.fn(), preload }) });
  addPageFinder('/docs/', async (path) => void steps.push(`find ${path}`));
  addPageFinder('/gone/', () => Promise.reject(new Error('offline')));
  const { onRouteUpdate } =
    jest.requireActual<typeof import('../client/preloadPages')>('../client/preloadPages');
  onRouteUpdate();
  onRouteUpdate();
  await window.docusaurus.preload('/docs/a/?b#c');
  await window.docusaurus.preload('/gone/a/');
  await window.docusaurus.preload('/blog/');
  expect(steps).toEqual(['find /docs/a/', 'preload /docs/a/', 'preload /blog/']);
  expect(bundler.gca?.()).toBeUndefined();
  // Nor does Docusaurus look for what there is not.
  expect(window.docusaurus.prefetch('/docs/a/')).toBe(false);

  steps.length = 0;
  const connection: object[] = [{ saveData: true }, { effectiveType: 'slow-2g' }, {}];
  for (const value of connection) {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
    await window.docusaurus.preload('/docs/b/');
  }
  expect(steps).toEqual(['find /docs/b/', 'preload /docs/b/']);
});
