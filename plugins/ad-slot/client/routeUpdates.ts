import globalData from '@generated/globalData';
import siteConfig from '@generated/docusaurus.config';
import type { ClientModule } from '@docusaurus/types';
import { isBot } from './isBot';
import { ensureSlot, hasSlot } from './placement';
import type { PlacementData } from './types';
import { whenIdleAndNear } from './whenIdleAndNear';

let leavePage: () => void = () => undefined;

/** Fills the slot of the page when its time has come. Returns what has to happen on leaving. */
function enterPage({ selector }: PlacementData): () => void {
  const slot = ensureSlot(selector);
  if (slot === null || isBot(navigator.userAgent)) return () => undefined;
  let isLeft = false;
  let unmount: () => void = () => undefined;
  const stopWaiting = whenIdleAndNear(slot.element, () => {
    void import('./mountAd').then(
      ({ mountAd }) => {
        if (!isLeft) unmount = mountAd(slot.element);
      },
      // A chunk that does not come leaves the slot empty; there is nothing the reader could do.
      () => undefined,
    );
  });
  return () => {
    isLeft = true;
    stopWaiting();
    unmount();
    slot.remove();
  };
}

/** Docusaurus' hook: another path is another page with a slot of its own. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (location.pathname === previousLocation?.pathname) return;
  leavePage();
  const data = globalData['ad-slot']?.default as PlacementData;
  leavePage = hasSlot(location.pathname, data, siteConfig) ? enterPage(data) : () => undefined;
};
