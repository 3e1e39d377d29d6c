import { useMemo, type ReactNode } from 'react';
import type { Location } from 'history';
import { __RouterContext as RouterContext, useHistory } from 'react-router';

/**
 * Takes the place of the router's `Route` where Docusaurus holds the page that is shown until the next
 * one is here. The router's own renders that page anew as soon as a link is pressed, for an address it
 * must not show yet; on a slow phone that is a third of a second before anything happens.
 *
 * @param location of the page that is shown
 */
export function Route({
  location,
  render,
}: {
  readonly location: Location;
  readonly render: () => ReactNode;
}) {
  const history = useHistory();
  const value = useMemo(
    () => ({
      history,
      location,
      // As the router has it above all routes.
      match: { path: '/', url: '/', params: {}, isExact: location.pathname === '/' },
    }),
    [history, location],
  );
  return <RouterContext.Provider value={value}>{render()}</RouterContext.Provider>;
}
