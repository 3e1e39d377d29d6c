import type { ClientModule } from '@docusaurus/types';
import globalData from '@generated/globalData';
import { createReloader, type Reloader } from './createReloader';
import { watchFirstPage } from './incomplete';
import type { WorkerConnection } from './startServiceWorker';
import type { ServiceWorkerData } from './types';
import { watchFiles } from './watchFiles';
import { whenIdle } from './whenIdle';

const data = globalData['service-worker']?.default as ServiceWorkerData;

let reloader: Reloader | undefined;
let connection: WorkerConnection | undefined;

/** The contract's "Service worker": on the production host only. */
function isProduction(): boolean {
  return data.isEnabled && window.location.host === data.host && 'serviceWorker' in navigator;
}

function start(): void {
  const created = createReloader();
  reloader = created;
  watchFirstPage();
  watchFiles(created.fail, () => created.request('gone'));
  whenIdle(() => {
    if (!isProduction()) return;
    import('./startServiceWorker')
      .then(async ({ startServiceWorker }) => {
        connection = await startServiceWorker(data, () => created.request('update'));
      })
      // Denied by the browser or not fetched: the site works as it does without.
      .catch(() => undefined);
  });
}

if (typeof window !== 'undefined') start();

/** Docusaurus' hook: the address bar has the new path, the page still shows the old one. */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && location.pathname !== previousLocation.pathname) reloader?.leave();
};

/** Docusaurus' hook: the page is shown. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) return;
  reloader?.arrive();
  whenIdle(() => connection?.visit());
};
