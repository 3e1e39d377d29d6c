import globalData from '@generated/globalData';
import type { ClientModule } from '@docusaurus/types';
import type { PreferencesGlobalData } from '../options';
import { preferencesStore } from './store';

const data = globalData.preferences?.default as PreferencesGlobalData | undefined;
if (data) {
  preferencesStore.setCookieMaxAge(data.cookieMaxAgeSeconds);
}

let isKeptInStep = false;

/**
 * Called by Docusaurus after the first render and after each navigation, a change of hash included.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({ location }) => {
  if (!isKeptInStep) {
    isKeptInStep = true;
    // Stylesheets follow other tabs also on a page where no component listens. In a task of its own: a
    // channel to other tabs is opened, and Docusaurus calls this in the task that ends the hydration.
    setTimeout(() => preferencesStore.subscribe(() => {}));
  }
  preferencesStore.followHash(location.hash);
};
