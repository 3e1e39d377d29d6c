import type { ClientModule } from '@docusaurus/types';
import { analyticsData } from './analyticsData';
import { listenForClicks } from './clicks';
import { publishConsent } from './currentConsent';
import { reportPageView } from './reportPageView';
import { whenIdle } from './whenIdle';

/** Without any of these there is nobody to tell anything, and nothing to ask the reader. */
function hasWork(): boolean {
  const { tagId, requiresConsent, isDevelopment } = analyticsData;
  return tagId !== null || requiresConsent || isDevelopment || window.gtag !== undefined;
}

function start(): void {
  // Before the page is idle, so that no feature asks a third party first.
  publishConsent();
  listenForClicks();
  whenIdle(() => {
    if (!hasWork()) return;
    void import('./startAnalytics').then(
      ({ startAnalytics }) => startAnalytics(),
      // A chunk that does not come: no analytics, and nothing that a reader would miss.
      () => undefined,
    );
  });
}

if (typeof window !== 'undefined') start();

/** Docusaurus' hook: each path is a page view. The title follows in the next frame. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (location.pathname !== previousLocation?.pathname) requestAnimationFrame(reportPageView);
};
