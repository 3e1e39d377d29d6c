export { getCookie, setCookie } from './cookies';
export {
  CODE_STYLING_ATTRIBUTE,
  CODE_STYLING_ATTRIBUTE_VALUES,
  CODE_VARIANT_ATTRIBUTE,
  CODE_VARIANT_ATTRIBUTE_VALUES,
} from './htmlAttributes';
export {
  CODE_STYLINGS,
  CODE_VARIANTS,
  DEFAULT_PREFERENCES,
  parseHash,
  resolvePreferences,
} from './preferences';
export type { CodeStyling, CodeVariant, HashPreferences, Preferences } from './preferences';
export { preferencesStore, usePreferences } from './store';
export type { PreferencesControls } from './store';
