/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import renderRoutes from '@docusaurus/renderRoutes';
import { MemoryRouter } from 'react-router';
import { matchRoutes, type RouteConfig } from 'react-router-config';
import { addPagesWhenOpened } from '../client/addPagesWhenOpened';
import { addSinglePages, type TopRoute } from '../client/addSinglePages';
import type { PagesPart } from '../client/createPageFinder';
import type { PageRoute, RouteComponent } from '../client/createPages';

const mockDocument = { isNotFound: false };

jest.mock('../client/notFoundPage', () => ({
  get isFirstPageNotFound() {
    return mockDocument.isNotFound;
  },
}));

/** A component that says its name, and notes that its modules were asked for. */
function createComponent(name: string, log: string[]): RouteComponent {
  return Object.assign(() => <p>{name}</p>, { preload: async () => void log.push(name) });
}

/** A site as it is when one of its pages has been loaded. */
function openSite() {
  const log: string[] = [];
  const network = { isOnline: true };
  const createPart = (...paths: readonly string[]): PagesPart => [
    String(paths[0]),
    async () => {
      log.push(`fetch ${paths[0]}`);
      if (!network.isOnline) throw new Error('offline');
      const toPage = (path: string): PageRoute => {
        return { path, exact: true, component: createComponent(path, log) };
      };
      return { default: paths.map(toPage) };
    },
  ];
  const library = addPagesWhenOpened(
    { path: '/lib/', component: createComponent('lib', log), routes: [] as PageRoute[] },
    [createPart('/lib/a/')],
  );
  const top: TopRoute[] = [
    { path: '/', exact: true, component: createComponent('home', log) },
    library,
    { path: '*', component: createComponent('not found', log) },
  ];
  const routes = addSinglePages(top, [
    createPart('/blog/', '/blog/post/'),
    createPart('/lib/t/', '/zzz/'),
  ]) as RouteConfig[];
  // As Docusaurus does: once for the whole life of the page.
  const element = renderRoutes(routes);

  /** What Docusaurus does before it shows a page. */
  const preload = async (pathname: string) => {
    window.history.replaceState(null, '', pathname);
    const components = matchRoutes(routes, pathname).map(
      ({ route }) => route.component as unknown as RouteComponent,
    );
    await Promise.all(components.map((component) => component.preload?.()));
  };
  const show = (pathname: string) => {
    render(<MemoryRouter initialEntries={[pathname]}>{element}</MemoryRouter>);
  };
  return { log, network, preload, show };
}

afterEach(() => {
  mockDocument.isNotFound = false;
  delete (window as { docusaurusRoot?: unknown }).docusaurusRoot;
});

it.each([
  ['/', ['home'], 'home'],
  ['/blog/', ['fetch /blog/', '/blog/'], '/blog/'],
  ['/blog/post/', ['fetch /blog/', '/blog/post/'], '/blog/post/'],
  ['/lib/t/', ['lib', 'fetch /lib/a/', 'fetch /lib/t/', '/lib/t/'], '/lib/t/'],
  ['/lib/a/', ['lib', 'fetch /lib/a/', '/lib/a/'], 'lib'],
  ['/nowhere/', ['fetch /lib/t/', 'not found'], 'not found'],
])('opens %s with %j', async (pathname, steps, text) => {
  const { log, preload, show } = openSite();
  await preload(pathname);
  expect(log).toEqual(steps);
  show(pathname);
  expect(screen.getByText(text).isConnected).toBe(true);
});

it('fetches a part once, and again after a failure', async () => {
  const { log, network, preload } = openSite();
  network.isOnline = false;
  await expect(preload('/blog/')).rejects.toThrow('offline');
  network.isOnline = true;
  await preload('/blog/');
  await preload('/blog/post/');
  expect(log).toEqual(['fetch /blog/', 'fetch /blog/', '/blog/', '/blog/post/']);
});

it('asks for nothing to show the document for unknown addresses, but for where a reader goes from there', async () => {
  mockDocument.isNotFound = true;
  const { log, network, preload } = openSite();
  network.isOnline = false;
  await preload('/nowhere/');
  expect(log).toEqual(['not found']);
  network.isOnline = true;
  Object.assign(window, { docusaurusRoot: {} });
  await preload('/blog/');
  expect(log).toEqual(['not found', 'fetch /blog/', '/blog/']);
});
