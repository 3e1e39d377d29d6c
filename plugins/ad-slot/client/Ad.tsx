import { useContext, useEffect, useReducer } from 'react';
import AdErrorBoundary from './AdErrorBoundary';
import { useAdConfig } from './AdConfigContext';
import AdEvents from './AdEvents';
import { buildEventLabel, reportAdEvent } from './reportAdEvent';
import { getSlotName } from './adMessages';
import {
  createAdState,
  getAdView,
  isLooking,
  LOOK_INTERVAL_MS,
  reduceAdState,
  type AdState,
} from './adState';
import InHouseAds from './InHouseAds';
import { endOnLeaving, LeavingContext } from './leaving';
import { lookForNetwork } from './lookForNetwork';
import NetworkFeed from './NetworkFeed';
import NetworkScript from './NetworkScript';
import type { AdLayout } from './types';
import WhitelistMessage from './WhitelistMessage';

/** The address that a layout asks for its ad. */
function useNetworkUrl(layout: AdLayout): string | null {
  const { scriptUrl, feedUrl } = useAdConfig();
  return layout === 'image' ? scriptUrl : feedUrl;
}

function useAdState(hasNetwork: boolean) {
  const [state, dispatch] = useReducer(reduceAdState, null, () =>
    createAdState({ hasNetwork, isBot: false, random: Math.random() }),
  );
  const leaving = useContext(LeavingContext);
  const isWaiting = isLooking(state);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const look = () => dispatch({ type: 'look', sighting: lookForNetwork() });
    look();
    const timer = setInterval(look, LOOK_INTERVAL_MS);
    return endOnLeaving(leaving, () => clearInterval(timer));
  }, [isWaiting, leaving]);
  return [state, dispatch] as const;
}

function AdContent({ state, layout }: { readonly state: AdState; readonly layout: AdLayout }) {
  const url = useNetworkUrl(layout);
  const { content } = getAdView(state);
  return (
    <>
      {url !== null && (
        // Kept while something else is shown: a network that answers late takes the slot over.
        <div className="Ad-layer" hidden={content !== 'network'}>
          {layout === 'image' ? <NetworkScript url={url} /> : <NetworkFeed url={url} />}
        </div>
      )}
      {content === 'in-house' && (
        <div className="Ad-layer">
          <InHouseAds layout={layout} />
        </div>
      )}
      {content === 'whitelist' && (
        <div className="Ad-layer">
          <WhitelistMessage />
        </div>
      )}
    </>
  );
}

/**
 * What is in the slot, from its mount on. Serves the contract's "Ad slot".
 *
 * @param props.root The slot's root, which is part of the page and not of this tree.
 */
export default function Ad({
  root,
  layout,
}: {
  readonly root: HTMLElement;
  readonly layout: AdLayout;
}) {
  const [state, dispatch] = useAdState(useNetworkUrl(layout) !== null);
  const { label } = getAdView(state);
  const eventLabel = label && buildEventLabel(label, layout);
  const handleCrash = () => {
    // Before anything is known, it is the network's ad that crashed.
    reportAdEvent('crash', eventLabel ?? buildEventLabel('carbon', layout));
    dispatch({ type: 'crash' });
  };
  return (
    <AdErrorBoundary onCrash={handleCrash}>
      <AdEvents root={root} eventLabel={eventLabel} />
      <div className="Ad-content" role="group" aria-label={getSlotName()}>
        <AdContent state={state} layout={layout} />
      </div>
    </AdErrorBoundary>
  );
}
