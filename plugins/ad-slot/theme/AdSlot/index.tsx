/**
 * The room of the ad in the server's HTML. A layout renders it right after the element that the
 * option `selector` names; the browser half of the plugin fills it (client/routeUpdates.ts).
 */
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import { hasSlot, SLOT_CLASS } from '../../client/placement';
import type { PlacementData } from '../../client/types';

export default function AdSlot() {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  // The shape is written by index.ts, `contentLoaded`.
  const data = usePluginData('ad-slot') as PlacementData;
  // What the plugin puts into the element is not React's, nor anything a full-text search needs.
  return hasSlot(pathname, data, siteConfig) ? (
    <div className={SLOT_CLASS} data-pagefind-ignore="all" />
  ) : null;
}
