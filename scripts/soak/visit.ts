import type { Allowance } from './judge';

/**
 * Pages of a long visit, one of every kind, where demos, tables, an editor, a finder of thousands of
 * icons and an archived version come and go. The first has none of these.
 */
export const SOAK_PAGES: readonly string[] = [
  '/',
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/material-ui/react-text-field/',
  '/material-ui/react-autocomplete/',
  '/material-ui/api/button/',
  '/material-ui/all-components/',
  '/material-ui/material-icons/',
  '/base-ui/react-button/',
  '/joy-ui/react-button/',
  '/system/react-box/',
  '/blog/demos-that-wait/',
  '/experiments/writing/demos/',
  '/versions/',
  '/material-ui/v5/react-button/',
];

/** Few of them, for a short visit. */
export const SHORT_SOAK_PAGES: readonly string[] = [
  '/',
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/base-ui/react-button/',
  '/material-ui/api/button/',
  '/experiments/writing/demos/',
];

/**
 * What may be there in addition after any number of navigations. Timers, observers, roots and
 * documents: none. Listeners and nodes go up and down by up to four with what the header shows of
 * the last act; one left behind by each of the rarest acts would be a dozen. One unmounted root may be
 * there that was not: that React itself keeps, one at a time.
 */
export const COUNT_ALLOWANCE: Allowance = { listeners: 5, nodes: 10, leftRoots: 1 };

/**
 * Bytes of the heap that a navigation may leave behind. Measured: 13 kB on average of 360, most of
 * it at the beginning, which is machine code and styles that the browser keeps for the next time
 * (a snapshot shows 9 B of objects for a navigation). A page of demos that somebody holds on to
 * weighs hundreds of kilobytes.
 */
export const HEAP_PER_NAVIGATION = 25_000;
