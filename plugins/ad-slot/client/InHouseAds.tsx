import { useState } from 'react';
import AdCard from './AdCard';
import { useAdConfig } from './AdConfigContext';
import type { AdLayout } from './types';

/** One of the site's own ads, drawn when it is mounted. */
export default function InHouseAds({ layout }: { readonly layout: AdLayout }) {
  const { inHouseAds } = useAdConfig();
  const [ad] = useState(() => inHouseAds[Math.floor(Math.random() * inHouseAds.length)]);
  return ad ? <AdCard {...ad} layout={layout} /> : null;
}
