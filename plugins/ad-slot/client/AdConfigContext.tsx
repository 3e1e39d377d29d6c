import { createContext, useContext, type ReactNode } from 'react';
import type { AdConfig } from './types';

const AdConfigContext = createContext<AdConfig | null>(null);

/** Hands the options of the site's configuration to the components of a slot. */
export function AdProvider({
  config,
  children,
}: {
  readonly config: AdConfig;
  readonly children: ReactNode;
}) {
  return <AdConfigContext.Provider value={config}>{children}</AdConfigContext.Provider>;
}

/**
 * The options of the ad slot.
 *
 * @throws Outside an `AdProvider` (specification, "Error catalogue").
 */
export function useAdConfig(): AdConfig {
  const config = useContext(AdConfigContext);
  if (config === null) {
    throw new Error(
      'Could not find docs ad config context value; please ensure the component is wrapped in a <AdProvider>',
    );
  }
  return config;
}
