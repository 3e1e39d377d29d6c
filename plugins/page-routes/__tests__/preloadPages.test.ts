/** @jest-environment jsdom */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { addPageFinder } from '../client/pageFinders';

it('makes a page known before Docusaurus looks it up, and is silent about failures', async () => {
  const steps: string[] = [];
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
  // Docusaurus does not look for what there is not, nor watches links to find out.
  expect(ExecutionEnvironment.canUseIntersectionObserver).toBe(false);
  expect(window.docusaurus.prefetch('/docs/a/')).toBe(false);

  steps.length = 0;
  const connection: object[] = [{ saveData: true }, { effectiveType: 'slow-2g' }, {}];
  for (const value of connection) {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
    await window.docusaurus.preload('/docs/b/');
  }
  expect(steps).toEqual(['find /docs/b/', 'preload /docs/b/']);
});
