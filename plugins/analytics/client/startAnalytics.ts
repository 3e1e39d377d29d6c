import i18n from '@generated/i18n';
import { analyticsData } from './analyticsData';
import { mountBanner } from './ConsentBanner';
import { getConsent, getConsentStore } from './currentConsent';
import { startTag, stopTag } from './gtag';
import { isMeasured } from './isMeasured';
import { reportPageView } from './reportPageView';
import type { GtagArguments } from './types';
import { watchUserProperties, type UserProperties } from './userProperties';

/** Without a tag, developers see in the console what would be sent. */
function logToConsole(...args: GtagArguments): void {
  // eslint-disable-next-line no-console -- this is the place where events go in development
  console.log('analytics:', ...args);
}

function startVitals(): void {
  if (!isMeasured(Math.random())) return;
  void import('./webVitals').then(
    ({ reportWebVitals }) => reportWebVitals(),
    () => undefined,
  );
}

/** Follows the reader's consent: begins to report with it, and stops without it. */
function followConsent(properties: UserProperties): void {
  const { tagId, scriptUrl, isDevelopment } = analyticsData;
  let isStarted = false;
  let hasVitals = false;

  const begin = () => {
    if (tagId !== null) startTag(tagId, scriptUrl);
    else if (isDevelopment) window.gtag ??= logToConsole;
    properties.sendAll();
    reportPageView();
    if (!hasVitals) startVitals();
    hasVitals = true;
  };
  const follow = () => {
    const { isGranted } = getConsent();
    if (isGranted === isStarted) return;
    isStarted = isGranted;
    if (isGranted) begin();
    else if (tagId !== null) stopTag(tagId);
  };
  follow();
  getConsentStore().subscribe(follow);
}

/** The part of analytics that can wait until the page is idle. Called once a page load. */
export function startAnalytics(): void {
  followConsent(watchUserProperties(i18n.currentLocale));
  if (analyticsData.requiresConsent) mountBanner();
}
