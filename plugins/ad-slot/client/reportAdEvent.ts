import type { AdView } from './adState';
import type { AdLayout, Gtag } from './types';

const PLACEMENT = 'body-top';

/** The label of all events about an ad: `carbon-body-top-image`. */
export function buildEventLabel(label: NonNullable<AdView['label']>, layout: AdLayout): string {
  return `${label}-${PLACEMENT}-${layout}`;
}

/** Tells the site's analytics, if there is any, about an ad. */
export function reportAdEvent(eventAction: 'display' | 'crash', eventLabel: string): void {
  (window as { gtag?: Gtag }).gtag?.('event', 'ad', { eventAction, eventLabel });
}
