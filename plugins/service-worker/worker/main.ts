/**
 * The service worker. It answers three kinds of requests of its own site: pages, from the network
 * as long as there is one; files with a hash in their names, once and for all; pictures, fonts and
 * JSON without one, from the network first. Everything else, and all that goes to other origins, passes
 * as if it were not there.
 *
 * Builds are never mixed: a page names its scripts by hashes, a script names its parts by the hash
 * of its build, and a kept page is shown only where all that it begins with is at hand. So files of
 * older builds may stay for the pages that belong to them, until the limits of the caches.
 */
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { KeepMessage } from '../client/types';
import { SKIP_WAITING } from '../client/types';
import { findLanguage, getPageKey, isData, isHashedAsset } from './rules';
import { renderOfflinePage } from './renderOfflinePage';
import { worker } from './scope';
import { CACHE_PREFIX, getCacheName } from './settings';
import { isWhole, readPageNote, toStoredPage, type PageNote } from './storedPage';

const { baseUrl, languages, maxPages, maxAssets, precache: precached } = worker.SITE_SETTINGS;

const MAX_FILES = 100;
const [pagesName, assetsName, filesName] = (['pages', 'assets', 'files'] as const).map((kind) =>
  getCacheName(kind, baseUrl),
) as [string, string, string];

// `Vary` names how a file was compressed, which the worker does not see.
const matchOptions = { ignoreVary: true };

const limitTo = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions });

const hasAsset = async (path: string) =>
  (await caches.match(path, { ...matchOptions, cacheName: assetsName })) !== undefined;

/** A host may answer for a file that is gone with a page and status 200. */
const refuseHtml = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !response.headers.get('content-type')?.includes('text/html')
      ? response
      : null,
};

const assets = new CacheFirst({
  cacheName: assetsName,
  matchOptions,
  plugins: [refuseHtml, limitTo(maxAssets)],
});

const files = new NetworkFirst({
  cacheName: filesName,
  matchOptions,
  plugins: [refuseHtml, limitTo(MAX_FILES)],
});

const asStoredPage = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => getPageKey(request.url),
  cacheWillUpdate: ({ request, response }: { request: Request; response: Response }) =>
    toStoredPage(response, new URL(request.url).pathname),
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
    cachedResponse && (await isWhole(cachedResponse, hasAsset)) ? cachedResponse : null,
};

const limitPages = limitTo(maxPages);

const pages = new NetworkFirst({
  cacheName: pagesName,
  matchOptions,
  plugins: [asStoredPage, limitPages],
});

/** Pages that can be read now, those of the language first, then the latest first. */
async function listPages(languageUrl: string): Promise<PageNote[]> {
  const cache = await caches.open(pagesName);
  const notes: PageNote[] = [];
  for (const request of [...(await cache.keys())].reverse()) {
    const response = await cache.match(request, matchOptions);
    const note = response && readPageNote(response);
    if (note && (await isWhole(response, hasAsset))) notes.push(note);
  }
  const isOfLanguage = ({ path }: PageNote) =>
    findLanguage(path, languages)?.baseUrl === languageUrl;
  return [...notes.filter(isOfLanguage), ...notes.filter((note) => !isOfLanguage(note))];
}

async function getOfflinePage({ pathname }: URL): Promise<Response> {
  const language = findLanguage(pathname, languages);
  const page = language && (await matchPrecache(language.offlinePath));
  if (!page) return Response.error();
  const html = renderOfflinePage(
    await page.text(),
    await listPages(language.baseUrl),
    language.titleSuffix,
  );
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Has a page and what it was made of at hand. Files come from the browser's own cache. */
async function keep({ path, scripts, assets: loaded }: KeepMessage, event: Event): Promise<void> {
  const isOurs = (address: string) =>
    isHashedAsset(new URL(address, location.href).pathname, baseUrl);
  await Promise.allSettled(
    loaded
      .filter(isOurs)
      .map((address) => assets.handle({ event: event as never, request: new Request(address) })),
  );
  // The page may have been published anew: its scripts would then be those of another build.
  const ofSameBuild = {
    cacheWillUpdate: async ({ response }: { response: Response }) =>
      scripts.every((script) => readPageNote(response)?.assets.includes(script)) ? response : null,
  };
  const strategy = new NetworkFirst({
    cacheName: pagesName,
    matchOptions,
    plugins: [asStoredPage, ofSameBuild, limitPages],
  });
  await strategy.handle({ event: event as never, request: new Request(path) });
}

setCacheNameDetails({ prefix: CACHE_PREFIX, precache: 'shell', suffix: baseUrl });
precache([...precached]);
clientsClaim();
enableNavigationPreload();

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === 'navigate' && url.pathname.startsWith(baseUrl),
  ({ event, request, url }) => pages.handle({ event, request }).catch(() => getOfflinePage(url)),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isHashedAsset(url.pathname, baseUrl),
  // Where the caches are denied or broken, the network answers as it would without a worker.
  ({ event, request }) => assets.handle({ event, request }).catch(() => fetch(request)),
);
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin &&
    url.pathname.startsWith(baseUrl) &&
    (['font', 'image'].includes(request.destination) || isData(url.pathname, baseUrl)),
  ({ event, request }) => files.handle({ event, request }).catch(() => fetch(request)),
);

worker.addEventListener('message', (event) => {
  if (event.data === SKIP_WAITING) event.waitUntil(worker.skipWaiting());
  else if ((event.data as Partial<KeepMessage> | null)?.type === 'keep') {
    // What cannot be kept is not at hand later; nothing else depends on it.
    event.waitUntil(keep(event.data as KeepMessage, event).catch(() => undefined));
  }
});
