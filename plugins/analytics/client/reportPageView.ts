import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import getPageProperties from '@theme/PageProperties';
import { callGtag } from './gtag';
import { buildPageLocation } from './pageView';

let reportedPath: string | undefined;

/** Reports the page that the reader is on, once, as soon as somebody listens. */
export function reportPageView(): void {
  const { href, pathname } = window.location;
  if (window.gtag === undefined || pathname === reportedPath) return;
  reportedPath = pathname;
  callGtag('event', 'page_view', {
    page_title: document.title,
    page_location: buildPageLocation(href, {
      baseUrl: siteConfig.baseUrl,
      locale: i18n.currentLocale,
      defaultLocale: i18n.defaultLocale,
    }),
    ...getPageProperties(pathname),
  });
}
