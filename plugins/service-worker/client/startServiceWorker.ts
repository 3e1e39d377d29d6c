import { ownScripts } from './build';
import { SKIP_WAITING, type KeepMessage, type ServiceWorkerData } from './types';

/** Browsers look for a new worker when a page is loaded; readers who stay are asked for this often. */
const UPDATE_PERIOD_MS = 60 * 60 * 1000;

/** A page and its worker. */
export interface WorkerConnection {
  /** Says that the reader has come to another page without loading it. */
  readonly visit: () => void;
}

interface NetworkInformation {
  readonly saveData?: boolean;
}

const savesData = () =>
  (navigator as Navigator & { connection?: NetworkInformation }).connection?.saveData === true;

function tellToKeep(assets: readonly string[]): void {
  navigator.serviceWorker.controller?.postMessage({
    type: 'keep',
    path: window.location.pathname,
    scripts: ownScripts,
    assets,
  } satisfies KeepMessage);
}

function listLoadedAssets(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${window.location.origin}/`));
}

/** Whether the worker answered the request for this page, and so has it at hand. */
function isFromWorker(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return ((navigation as PerformanceNavigationTiming | undefined)?.workerStart ?? 0) > 0;
}

/** Tells each worker that has to wait, now or later, to take over. */
function letNoneWait(registration: ServiceWorkerRegistration): void {
  const skip = () => registration.waiting?.postMessage(SKIP_WAITING);
  const follow = () => {
    registration.installing?.addEventListener('statechange', skip);
  };
  skip();
  follow();
  registration.addEventListener('updatefound', follow);
}

/**
 * Registers the worker, and has the page at hand without network once it is there.
 *
 * @param onUpdate called when another worker has taken the page over from the one it had. It is not
 *   called on the first installation.
 * @throws where the browser denies it
 */
export async function startServiceWorker(
  { scriptPath, scope }: ServiceWorkerData,
  onUpdate: () => void,
): Promise<WorkerConnection> {
  const container = navigator.serviceWorker;
  let isControlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (isControlled) onUpdate();
    else tellToKeep(listLoadedAssets());
    isControlled = true;
  });
  if (isControlled && !isFromWorker()) tellToKeep(listLoadedAssets());

  const registration = await container.register(scriptPath, { scope, updateViaCache: 'none' });
  letNoneWait(registration);
  let checkedAt = Date.now();
  return {
    visit() {
      if (!savesData()) tellToKeep([]);
      if (Date.now() - checkedAt < UPDATE_PERIOD_MS) return;
      checkedAt = Date.now();
      // Without network there is nothing to find.
      registration.update().catch(() => undefined);
    },
  };
}
