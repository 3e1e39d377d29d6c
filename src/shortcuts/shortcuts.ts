import { translate } from '@docusaurus/Translate';

/** A keyboard shortcut of the site, as the help shows it. */
export interface Shortcut {
  /** Keys pressed together, in order; `Mod` is ⌘ on a Mac and Ctrl elsewhere. */
  readonly keys: readonly string[];
  readonly text: string;
}

/** Every shortcut that works now. Add one here together with the code that listens for it. */
export function getShortcuts(): Shortcut[] {
  return [
    {
      keys: ['Mod', 'K'],
      text: translate({
        id: 'shortcuts.search',
        message: 'Open the search',
        description: 'What the shortcut Ctrl K does',
      }),
    },
    {
      keys: ['/'],
      text: translate({
        id: 'shortcuts.searchSlash',
        message: 'Open the search, while nothing is being typed',
        description: 'What the shortcut / does',
      }),
    },
    {
      keys: ['?'],
      text: translate({
        id: 'shortcuts.help',
        message: 'Show this help',
        description: 'What the shortcut ? does',
      }),
    },
    {
      keys: ['Mod', 'C'],
      text: translate({
        id: 'shortcuts.copy',
        message: 'Copy the code sample under the pointer, or the focused one',
        description: 'What the shortcut Ctrl C does while no text is selected',
      }),
    },
    {
      keys: ['Esc'],
      text: translate({
        id: 'shortcuts.close',
        message: 'Close a menu, the navigation drawer or a dialog',
        description: 'What the Escape key does',
      }),
    },
  ];
}
