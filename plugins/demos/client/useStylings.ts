import { usePluginData } from '@docusaurus/useGlobalData';
import type { StylingOption } from '../options';

/** The styling solutions of the plugin's options, in the order of the switch. */
export function useStylings(): readonly StylingOption[] {
  // The shape is written by index.ts, `contentLoaded`.
  return (usePluginData('demos') as { stylings: readonly StylingOption[] }).stylings;
}
