/** Longest wait in ms for one turn, however busy the page is. */
const LATEST = 100;

const waiting = new Set<() => void>();
let isTaken = false;

function endTurn(): void {
  isTaken = false;
  const [next] = waiting;
  if (next) take(next);
}

function take(start: () => void): void {
  waiting.delete(start);
  isTaken = true;
  if (typeof requestIdleCallback === 'undefined') setTimeout(endTurn);
  else requestIdleCallback(endTurn, { timeout: LATEST });
  start();
}

/**
 * Starts things one by one, in a moment each in which the browser has nothing else to do; the first at
 * once. A page that one goes on to has no server's HTML: as long as its demos have no height, all of
 * them are near, and asking for the code of thirty at a time holds up the paint of the page.
 *
 * @returns gives the turn back
 */
export function inTurn(start: () => void): () => void {
  if (isTaken) waiting.add(start);
  else take(start);
  return () => waiting.delete(start);
}
