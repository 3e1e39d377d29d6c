import { createRoot, type Root } from 'react-dom/client';
import config from '@generated/ad-slot/default/slot.json';
import Ad from './Ad';
import { AdProvider } from './AdConfigContext';
import { drawLayout } from './adState';
import { LeavingContext } from './leaving';
import type { AdConfig, AdLayout } from './types';
import { whenIdle } from './whenIdle';

let pageLayout: AdLayout | undefined;

/** The layout of this page load: drawn once, however many pages the reader goes on to. */
function getPageLayout(): AdLayout {
  pageLayout ??= drawLayout(Math.random());
  return pageLayout;
}

/**
 * Other people's scripts and styles wait for the reader's consent where a site asks for it: while
 * `data-consent` of the html element says `denied`, there is no network.
 */
function withConsent(options: AdConfig): AdConfig {
  const isDenied = document.documentElement.dataset.consent === 'denied';
  return isDenied ? { ...options, scriptUrl: null, feedUrl: null } : options;
}

/**
 * Not while React may be in the middle of committing the next page; and before it unmounts a root, it
 * does all that was to wait for the paint of that page.
 */
function unmount(root: Root): void {
  try {
    root.unmount();
  } catch {
    // A network's script has removed what React wants to remove: it is gone either way.
  }
}

/**
 * Fills a slot. The tree is one of its own, so that nothing in it can bring the page down.
 *
 * @returns takes it away: timers, requests, event attributes
 */
export function mountAd(slot: HTMLElement): () => void {
  const root = createRoot(slot);
  const leaving = new AbortController();
  root.render(
    <LeavingContext.Provider value={leaving.signal}>
      <AdProvider config={withConsent(config)}>
        <Ad root={slot} layout={getPageLayout()} />
      </AdProvider>
    </LeavingContext.Provider>,
  );
  return () => {
    leaving.abort();
    whenIdle(() => unmount(root));
  };
}
