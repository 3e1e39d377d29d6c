import { usePluginData } from '@docusaurus/useGlobalData';

/** Where the frame of the live editor lies. */
export interface EditorAddresses {
  readonly documentUrl: string;
  /** Folder of the frame's scripts, with a slash at its end. */
  readonly scriptsUrl: string;
}

/** The frame's addresses, or null where the site has no live editor (option `editor`). */
export function useEditorAddresses(): EditorAddresses | null {
  // The shape is written by index.ts, `contentLoaded`.
  return (usePluginData('demos') as { editor?: EditorAddresses | null }).editor ?? null;
}
