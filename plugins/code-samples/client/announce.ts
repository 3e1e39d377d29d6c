const REGION_ID = 'code-samples-status';
const CLEAR_AFTER_MS = 1000;

let clearing: ReturnType<typeof setTimeout> | undefined;

/**
 * The polite live region for copy messages. Made before the first message: a region that arrives
 * together with its text is not read out.
 */
export function ensureStatusRegion(): HTMLElement {
  const existing = document.getElementById(REGION_ID);
  if (existing) {
    return existing;
  }
  const region = document.createElement('div');
  region.id = REGION_ID;
  region.className = 'MuiCode-status';
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return region;
}

/** Has assistive technology say a message, once, without moving focus. */
export function announce(message: string): void {
  const region = ensureStatusRegion();
  region.textContent = message;
  clearTimeout(clearing);
  // Emptied, so that the same message can be said again.
  clearing = setTimeout(() => {
    region.textContent = '';
  }, CLEAR_AFTER_MS);
}
