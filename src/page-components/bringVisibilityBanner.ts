/** Imported, for what it does, by the pages that have the banner: see node/pageComponents.ts. */
import ContentVisibility from '@theme-original/ContentVisibility';
import { visibilityBanner } from './visibilityBanner';

visibilityBanner.Component = ContentVisibility;
