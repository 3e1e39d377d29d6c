/** Adds our header items to Docusaurus' registry; `docusaurus.config.ts` names them by type. */
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import ProductSwitcher from '@site/src/header/ProductSwitcher';
import VersionMenu from '@site/src/header/VersionMenu';
import SettingsButton from '@site/src/settings/SettingsButton';

export default {
  ...ComponentTypes,
  'custom-productSwitcher': ProductSwitcher,
  'custom-versionMenu': VersionMenu,
  'custom-settings': SettingsButton,
};
