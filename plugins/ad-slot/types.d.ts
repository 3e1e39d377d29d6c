declare module '@theme/AdSlot' {
  import type { ReactNode } from 'react';

  /** The room of the ad; nothing on pages that the option `excludedPaths` names. */
  export default function AdSlot(): ReactNode;
}

declare module '@generated/ad-slot/default/slot.json' {
  const config: import('./client/types').AdConfig;
  export default config;
}
