import { getCopyHint } from './copyMessages';
import { readShortcutKeys, USUAL_KEYS } from './copyShortcut';
import { COPY_HINT_CLASS } from './markup';

/**
 * Writes the keys of this machine beside the labels of the copy buttons in an element. By hand, since the
 * element's content is HTML to React: another HTML for Macs would have all of it made anew there.
 *
 * @param element none while React takes it away
 */
export function showShortcutKeys(element: Element | null): void {
  const keys = readShortcutKeys();
  if (keys === USUAL_KEYS) return;
  element?.querySelectorAll(`.${COPY_HINT_CLASS}`).forEach((hint) => {
    hint.textContent = getCopyHint(keys);
  });
}
