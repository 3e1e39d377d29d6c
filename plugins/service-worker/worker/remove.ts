/**
 * The worker that takes the place of one that is no longer wanted: it removes all that there was and
 * then itself. It answers no request. Pages that the other one served are loaded again by it, once,
 * as after any update.
 */
import { worker } from './scope';
import { CACHE_PREFIX } from './settings';

/** Where Workbox notes when each entry of its caches was used. */
const NOTES_DATABASE = 'workbox-expiration';

async function removeCaches(): Promise<void> {
  const { pathname } = new URL(worker.registration.scope);
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(CACHE_PREFIX) && name.endsWith(`-${pathname}`),
  );
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase(NOTES_DATABASE);
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    removeCaches()
      // Storage is denied: then there is none either.
      .catch(() => undefined)
      .then(() => worker.registration.unregister()),
  );
});
