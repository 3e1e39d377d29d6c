/** What one language of the site has to say to the worker. */
export interface LanguageSettings {
  /** `/`, `/zh/`. */
  readonly baseUrl: string;
  /** Path of the page that is shown where another cannot be. */
  readonly offlinePath: string;
  /** End of every page's title, which lists of pages leave out: ` | Docs`. */
  readonly titleSuffix: string;
}

/** A file that is fetched with the worker; without a revision its name has a hash. */
export interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
}

/** Stands at the start of `sw.js`; written by node/writeServiceWorker.ts. */
export interface WorkerSettings {
  /** Base URL of the site, all languages in it. */
  readonly baseUrl: string;
  readonly languages: readonly LanguageSettings[];
  readonly maxPages: number;
  readonly maxAssets: number;
  readonly precache: readonly PrecacheEntry[];
  /** Changes with every build, so that browsers notice. */
  readonly build: string;
}

/** Global variable of `sw.js`. */
export const SETTINGS_NAME = 'SITE_SETTINGS';

/** Start of the names of all caches. */
export const CACHE_PREFIX = 'docs-offline';

/** Name of a cache; sites of one origin are told apart by their base URLs. */
export function getCacheName(kind: 'pages' | 'assets' | 'files', baseUrl: string): string {
  return `${CACHE_PREFIX}-${kind}-${baseUrl}`;
}
