import globalData from '@generated/globalData';
import type { ClientModule } from '@docusaurus/types';
import type { PreferencesGlobalData } from '../options';
import { preferencesStore } from './store';

const data = globalData.preferences?.default as PreferencesGlobalData | undefined;
if (data) {
  preferencesStore.setCookieMaxAge(data.cookieMaxAgeSeconds);
}

let isFirst = true;

/**
 * Called by Docusaurus after the first render and after each navigation, a change of hash included.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({ location }) => {
  if (!isFirst) {
    preferencesStore.followHash(location.hash);
    return;
  }
  isFirst = false;
  // In a task of its own: cookies are read, a channel to other tabs is opened, and Docusaurus calls this
  // in the task that ends the hydration. The inline script has written what stylesheets need.
  setTimeout(() => {
    preferencesStore.followHash(window.location.hash);
    // Stylesheets follow other tabs also on a page where no component listens.
    preferencesStore.subscribe(() => {});
  });
};
