/** What browsers know of the service worker; written by index.ts, `contentLoaded`. */
export interface ServiceWorkerData {
  readonly isEnabled: boolean;
  /** Pages of this host, port included, register it. */
  readonly host: string;
  /** Path of the script, and of the pages that it serves: those of all languages of the host. */
  readonly scriptPath: string;
  readonly scope: string;
}

/** What a page tells its worker to have at hand. */
export interface KeepMessage {
  readonly type: 'keep';
  /** Path of the page. */
  readonly path: string;
  /** Paths of the page's first scripts: they tell one build from another. */
  readonly scripts: readonly string[];
  /** Addresses of what the page loaded before the worker was there to see it. */
  readonly assets: readonly string[];
}

/** Tells a worker that waits to take over at once. */
export const SKIP_WAITING = 'skipWaiting';
