/** @jest-environment jsdom */
import { matchPath } from '@docusaurus/router';
import { addNotFoundRoute } from '../client/addNotFoundRoute';
import { isNotFoundDocument } from '../client/notFoundPage';

interface Route {
  readonly path?: string | string[];
  readonly exact?: boolean;
  readonly name: string;
}

/** As Docusaurus orders them: the library's route matches everything below it. */
function createRoutes(): Route[] {
  return [
    { path: '/', exact: true, name: 'home' },
    { path: '/material-ui', name: 'library' },
    { path: '*', name: 'notFound' },
  ];
}

const open = (routes: readonly Route[], pathname: string) =>
  routes.find((route) => matchPath(pathname, route))?.name;

describe('an address that nothing is at', () => {
  it.each([
    '/material-ui/nothing/',
    '/material-ui/a:b/',
    '/material-ui/(a)*/',
    '/material-ui/%E6%8C%89%E9%92%AE/',
    '/material-ui/%E0%A4%A/',
    '/nothing/',
  ])('%s leads to the page for unknown addresses, and to no other', (pathname) => {
    const routes = createRoutes();
    addNotFoundRoute(routes, pathname);
    expect(open(routes, pathname)).toBe('notFound');
    expect(open(routes, '/')).toBe('home');
    expect(open(routes, '/material-ui/react-button/')).toBe('library');
    expect(open(routes, `${pathname}more/`)).toBe(open(createRoutes(), `${pathname}more/`));
  });

  it('is found by its text too, as Docusaurus looks for it', () => {
    const routes = createRoutes();
    addNotFoundRoute(routes, '/material-ui/%E6%8C%89%E9%92%AE/');
    expect(open(routes, '/material-ui/按钮/')).toBe('notFound');
  });

  it('changes nothing on a site without such a page', () => {
    const routes = createRoutes().slice(0, 2);
    addNotFoundRoute(routes, '/nothing/');
    expect(routes).toHaveLength(2);
  });
});

it.each([
  ['https://docs.example.com/404.html/', true],
  ['https://docs.example.com/zh/404.html', true],
  ['https://docs.example.com/material-ui/react-button/', false],
  ['https://docs.example.com/blog/404.html-explained/', false],
])('tells by what a page says of its address: %s %s', (href, expected) => {
  document.head.innerHTML = `<link rel="canonical" href="${href}">`;
  expect(isNotFoundDocument()).toBe(expected);
});

it('a page that says nothing is another one', () => {
  document.head.innerHTML = '';
  expect(isNotFoundDocument()).toBe(false);
});
