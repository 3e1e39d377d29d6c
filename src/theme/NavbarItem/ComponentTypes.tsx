/**
 * Replaces Docusaurus' registry of header items with those that `docusaurus.config.ts` names: the
 * others (menus of languages, versions and sidebars) would be in every reader's first download.
 */
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import type { ComponentTypesObject } from '@theme/NavbarItem/ComponentTypes';
import PageIndexLink from '@site/src/header/PageIndexLink';
import ProductSwitcher from '@site/src/header/ProductSwitcher';
import VersionMenu from '@site/src/header/VersionMenu';
import SettingsButton from '@site/src/settings/SettingsButton';

export default {
  default: DefaultNavbarItem,
  search: SearchNavbarItem,
  'custom-pageIndexLink': PageIndexLink,
  'custom-productSwitcher': ProductSwitcher,
  'custom-versionMenu': VersionMenu,
  'custom-settings': SettingsButton,
} satisfies Partial<ComponentTypesObject>;
