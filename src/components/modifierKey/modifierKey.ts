/**
 * Whether shortcuts are pressed with ⌘ here: on Apple's machines, a keyboard beside a phone or tablet
 * included. In the browser only.
 */
export function hasMacKeys(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** The key that shortcuts are pressed with here, as it is written. In the browser only. */
export function getModifierKey(): '⌘' | 'Ctrl' {
  return hasMacKeys() ? '⌘' : 'Ctrl';
}
