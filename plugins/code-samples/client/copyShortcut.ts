/** The part of a `keydown` event that decides. */
export type CopyKeys = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** What the page looks like when the keys are pressed. */
export interface CopySituation<Sample> {
  /** Text selected in the page, editable elements included. */
  readonly pageSelection: string;
  /** Whether text is selected inside a focused `input` or `textarea`, which the page does not know of. */
  readonly hasFieldSelection: boolean;
  readonly hoveredSample: Sample | null;
  readonly focusedSample: Sample | null;
}

/**
 * The sample that Ctrl+C or ⌘C means: the hovered one, else the focused one, and none as soon as
 * there is text that the browser itself would copy.
 *
 * Serves 'Code samples and copying'.
 */
export function chooseSampleToCopy<Sample>(
  keys: CopyKeys,
  situation: CopySituation<Sample>,
): Sample | null {
  if (!isCopyShortcut(keys) || situation.pageSelection !== '' || situation.hasFieldSelection) {
    return null;
  }
  return situation.hoveredSample ?? situation.focusedSample;
}

function isCopyShortcut(keys: CopyKeys): boolean {
  if (keys.defaultPrevented || keys.shiftKey || keys.altKey || !(keys.ctrlKey || keys.metaKey)) {
    return false;
  }
  // A Cyrillic or Greek layout has another letter on the key that copies.
  const isForeignLetter = keys.key.length === 1 && keys.key.charCodeAt(0) > 127;
  return keys.key.toLowerCase() === 'c' || (isForeignLetter && keys.code === 'KeyC');
}

/**
 * The keys of the shortcut on a machine: `⌘C` or `Ctrl + C`. Its `platform` is deprecated and may be
 * empty or frozen one day, hence its user agent as well.
 */
export function getShortcutKeys(platform: string, userAgent = ''): string {
  return /^mac/i.test(platform) || /\bMacintosh\b/.test(userAgent) ? '⌘C' : 'Ctrl + C';
}

/** The keys of most machines, which the server writes. */
export const USUAL_KEYS = getShortcutKeys('');

/** The keys of this machine. In the browser only. */
export function readShortcutKeys(): string {
  // Deprecated without a successor that all browsers have.
  return getShortcutKeys(navigator.platform, navigator.userAgent);
}
