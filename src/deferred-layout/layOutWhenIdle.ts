import { runWhenIdle } from '../components/runWhenIdle/runWhenIdle';

/** Those that src/css/deferred-layout.css leaves out. Headings are laid out; a mark on them is harmless. */
const LEFT_OUT = '.theme-doc-markdown > :nth-child(n + 8):not([data-laid-out])';

/**
 * Time that may be spent in one go, if the browser does not want to draw before. A block may still be under way after
 * it: far from a long task.
 */
const BUDGET_MS = 6;

/** Says that a block is as any other from now on. */
export function keepLaidOut(block: Element): void {
  block.setAttribute('data-laid-out', '');
}

/** Lays out block after block for so many ms. @returns whether all are. */
function layOutSome(now: () => number, budget: number): boolean {
  const end = now() + budget;
  for (const block of document.querySelectorAll<HTMLElement>(LEFT_OUT)) {
    if (now() >= end) return false;
    keepLaidOut(block);
    // Asking for a size has it laid out here and now, where its time can be told.
    void block.offsetHeight;
  }
  return true;
}

function* layOutRest(now: () => number, timeLeft: () => number) {
  while (!layOutSome(now, Math.min(BUDGET_MS, timeLeft()))) yield;
}

/**
 * Lays out the rest of the page bit by bit while nothing else is to be done, so that soon the
 * reader can jump to any place of it without anything moving. In the browser only.
 *
 * @returns ends it
 */
export function layOutWhenIdle(now: () => number = () => performance.now()): () => void {
  return runWhenIdle((timeLeft) => layOutRest(now, timeLeft));
}
