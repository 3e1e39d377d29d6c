import { useCallback, useRef } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';

/** Asks in the task after every frame. @returns ends it */
function askAfterFrames(isDone: () => boolean): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    if (!isDone()) wait();
  };
  const wait = () => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(ask);
    });
  };
  wait();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * For work that has to wait while the reader does: between a press on a link and the next page, and until
 * that is drawn. Not for an idle moment: a browser at rest lets one wait a second for it.
 *
 * @returns calls `start` when the page is drawn and no other is on its way; what that returns ends the
 *   waiting.
 */
export function useDrawnPage(): (start: () => void) => () => void {
  const history = useHistory();
  // Docusaurus holds it until the next page is here; `history` is ahead.
  const { pathname } = useLocation();
  const shown = useRef(history.location.pathname);
  useIsomorphicLayoutEffect(() => {
    shown.current = history.location.pathname;
  }, [history, pathname]);

  return useCallback(
    (start: () => void) =>
      askAfterFrames(() => {
        const isShown = history.location.pathname === shown.current;
        if (isShown) start();
        return isShown;
      }),
    [history],
  );
}
