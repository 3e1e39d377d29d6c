/** @jest-environment jsdom */
import fs from 'node:fs';
import { act, render, screen } from '@testing-library/react';
import { createMemoryHistory, type Location } from 'history';
import { Route as RouterRoute, Router, Switch, useLocation } from 'react-router-dom';
import { Route } from '../client/HeldRoute';

/** A page that counts how often it is rendered. */
function createSite(HeldRoute: typeof Route) {
  const renders = jest.fn();
  function Page() {
    renders();
    return <h1>{useLocation().pathname}</h1>;
  }
  const routes = (
    <Switch>
      <RouterRoute path="/a/">
        <Page />
      </RouterRoute>
      <RouterRoute path="/b/" component={Page} />
    </Switch>
  );
  const history = createMemoryHistory({ initialEntries: ['/a/'] });
  const show = (location: Location) => (
    <Router history={history}>
      <HeldRoute location={location} render={() => routes} />
    </Router>
  );
  return { history, renders, show };
}

it('leaves the page as it is until the next one is to be shown', () => {
  const { history, renders, show } = createSite(Route);
  const { rerender } = render(show(history.location));
  expect(screen.getByRole('heading').textContent).toBe('/a/');
  expect(renders).toHaveBeenCalledTimes(1);

  act(() => history.push('/b/'));
  expect(screen.getByRole('heading').textContent).toBe('/a/');
  expect(renders).toHaveBeenCalledTimes(1);

  rerender(show(history.location));
  expect(screen.getByRole('heading').textContent).toBe('/b/');
  expect(renders).toHaveBeenCalledTimes(2);
});

it('is needed: the own route of the router renders the page anew', () => {
  const { history, renders, show } = createSite(RouterRoute as unknown as typeof Route);
  render(show(history.location));
  act(() => history.push('/b/'));
  expect(screen.getByRole('heading').textContent).toBe('/a/');
  expect(renders).toHaveBeenCalledTimes(2);
});

it('Docusaurus takes nothing else from the router where it holds a page', () => {
  const code = fs.readFileSync(
    require.resolve('@docusaurus/core/lib/client/PendingNavigation.js'),
    'utf8',
  );
  const imports = [...code.matchAll(/import (.+) from '(react-router[\w-]*)'/g)];
  expect(imports.map(([, names, module]) => [names, module])).toEqual([
    ['{ Route }', 'react-router-dom'],
  ]);
  expect(code).toContain('<Route location={location} render={() => children}/>');
});
