/** What components outside this plugin may use in the browser. */
export { AdProvider, useAdConfig } from './AdConfigContext';
export type { AdConfig, InHouseAd } from './types';
