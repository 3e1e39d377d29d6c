import { useContext, useEffect } from 'react';
import { useAdConfig } from './AdConfigContext';
import { endOnLeaving, LeavingContext } from './leaving';
import { reportAdEvent } from './reportAdEvent';

/** How long an ad has to stand before it counts as displayed. */
export const DISPLAY_DELAY_MS = 2500;

/** What the delegated click listener of an analytics script reads from the slot's root. */
const CLICK_ATTRIBUTES = {
  category: 'data-ga-event-category',
  action: 'data-ga-event-action',
  label: 'data-ga-event-label',
} as const;

/** Marks the slot's root for click events as long as there is something to click. */
function useClickEvents(root: HTMLElement, eventLabel: string | null): void {
  useEffect(() => {
    if (eventLabel === null) return undefined;
    root.setAttribute(CLICK_ATTRIBUTES.category, 'ad');
    root.setAttribute(CLICK_ATTRIBUTES.action, 'click');
    root.setAttribute(CLICK_ATTRIBUTES.label, eventLabel);
    return () => Object.values(CLICK_ATTRIBUTES).forEach((name) => root.removeAttribute(name));
  }, [root, eventLabel]);
}

/** Sends a sample of the `display` events, each when its ad has stood for a while. */
function useDisplayEvent(eventLabel: string | null): void {
  const { displayRatio } = useAdConfig();
  const leaving = useContext(LeavingContext);
  useEffect(() => {
    if (eventLabel === null || Math.random() >= displayRatio) return undefined;
    const timer = setTimeout(() => reportAdEvent('display', eventLabel), DISPLAY_DELAY_MS);
    return endOnLeaving(leaving, () => clearTimeout(timer));
  }, [displayRatio, eventLabel, leaving]);
}

/** What analytics gets to know of the ad that is shown. Renders nothing. */
export default function AdEvents({
  root,
  eventLabel,
}: {
  readonly root: HTMLElement;
  readonly eventLabel: string | null;
}) {
  useClickEvents(root, eventLabel);
  useDisplayEvent(eventLabel);
  return null;
}
