/** Those that src/css/deferred-layout.css leaves out. Headings are laid out; a mark on them is harmless. */
const LEFT_OUT = '.theme-doc-markdown > :nth-child(n + 8):not([data-laid-out])';

/** Time that may be spent in one go: far from a long task, and enough for few goes. */
const BUDGET_MS = 9;

/** Says that a block is as any other from now on. */
export function keepLaidOut(block: Element): void {
  block.setAttribute('data-laid-out', '');
}

/** Lays out block after block. @returns whether all are. */
function layOutSome(now: () => number): boolean {
  const end = now() + BUDGET_MS;
  for (const block of document.querySelectorAll<HTMLElement>(LEFT_OUT)) {
    if (now() >= end) return false;
    keepLaidOut(block);
    // Asking for a size has it laid out here and now, where its time can be told.
    void block.offsetHeight;
  }
  return true;
}

/** Browsers without idle callbacks get a pause between two goes. */
const PAUSE_MS = 100;

function whenIdle(callback: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(callback);
  else setTimeout(callback, PAUSE_MS);
}

/**
 * Lays out the rest of the page bit by bit while nothing else is to be done, so that soon the
 * reader can jump to any place of it without anything moving. In the browser only.
 *
 * @returns ends it
 */
export function layOutWhenIdle(now: () => number = () => performance.now()): () => void {
  let isWanted = true;
  const step = () => {
    if (isWanted && !layOutSome(now)) whenIdle(step);
  };
  whenIdle(step);
  return () => {
    isWanted = false;
  };
}
