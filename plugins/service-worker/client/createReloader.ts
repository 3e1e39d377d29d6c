import { setReloadMark, takeReloadMark } from './reloadMark';
import { shouldReload, type ReloadReason } from './reloadRules';
import { watchReader } from './watchReader';

/** Loads the page again where that is due, once, at a moment that harms nobody. */
export interface Reloader {
  /** Says that the page should be loaded again. */
  readonly request: (reason: ReloadReason) => void;
  /** Says that the address bar has the address of another page, which is not shown yet. */
  readonly leave: () => void;
  /** Says that the page is shown. */
  readonly arrive: () => void;
  /**
   * Says that a part of the site's code did not come. True while the reader is on the way to another
   * page: Docusaurus then loads that page by itself, and nothing else has to.
   */
  readonly fail: () => boolean;
}

/**
 * Creates the page's reloader; in the browser only, and once.
 *
 * @param reload what loads the page again; replaced in tests
 */
export function createReloader(reload: () => void = () => window.location.reload()): Reloader {
  const reader = watchReader();
  const isSpent = takeReloadMark();
  let reason: ReloadReason | null = null;
  let isReloading = false;
  let isOnTheWay = false;

  const consider = (isLeaving: boolean) => {
    const moment = {
      reason,
      isLeaving,
      isOnline: navigator.onLine,
      isHidden: document.visibilityState === 'hidden',
      isTouched: reader.isTouched(),
      // With every page, whatever the reason: so it forgets the fields of the page before.
      hasUnsaved: reader.hasUnsaved(),
      isSpent,
    };
    // The page lives on for a moment; nothing may begin a second time.
    if (isReloading || !shouldReload(moment)) return;
    isReloading = true;
    setReloadMark();
    reload();
  };
  document.addEventListener('visibilitychange', () => consider(false));
  window.addEventListener('online', () => consider(false));

  return {
    request(next) {
      reason = reason === 'gone' ? reason : next;
      consider(false);
    },
    leave() {
      isOnTheWay = true;
      consider(true);
    },
    arrive() {
      isOnTheWay = false;
    },
    fail() {
      if (isOnTheWay) setReloadMark();
      return isOnTheWay;
    },
  };
}
