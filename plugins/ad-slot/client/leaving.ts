import { createContext } from 'react';

/** Aborted when the reader leaves the page that the slot is on; never outside of a page. */
export const LeavingContext = createContext<AbortSignal>(new AbortController().signal);

/**
 * For effects that may not go on until the slot is taken out of React, which waits for the next page:
 * what asks the network, looks for its ad or reports one.
 *
 * @returns the cleanup of the effect: `end` is called when the reader leaves, or when React cleans up,
 *   whichever comes first
 */
export function endOnLeaving(leaving: AbortSignal, end: () => void): () => void {
  let isOver = false;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    leaving.removeEventListener('abort', finish);
    end();
  };
  leaving.addEventListener('abort', finish);
  // Whoever is quick has left before React got to the effect.
  if (leaving.aborted) finish();
  return finish;
}
