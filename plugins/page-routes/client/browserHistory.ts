/**
 * What the router needs of `history` on a site whose addresses are paths. The other kinds of history, for
 * addresses behind a hash and for tests, are more than half of that package.
 */
export { createBrowserHistory, createLocation, createPath, locationsAreEqual } from 'history';

function createHistory(): never {
  throw new Error('A history of paths only: client/browserHistory.ts');
}

export { createHistory as createHashHistory, createHistory as createMemoryHistory };
