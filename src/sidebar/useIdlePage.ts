import { useCallback, useRef } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { runWhenIdle } from '../components/runWhenIdle/runWhenIdle';

/**
 * For work that has to wait while the reader does: between a press on a link and the next page, and until
 * that is drawn.
 *
 * @returns calls `start` when the browser has nothing else to do and no page is on its way; what that
 *   returns ends the waiting.
 */
export function useIdlePage(): (start: () => void) => () => void {
  const history = useHistory();
  // Docusaurus holds it until the next page is here; `history` is ahead.
  const { pathname } = useLocation();
  const shown = useRef(history.location.pathname);
  useIsomorphicLayoutEffect(() => {
    shown.current = history.location.pathname;
  }, [history, pathname]);

  return useCallback(
    (start: () => void) =>
      runWhenIdle(function* wait() {
        while (history.location.pathname !== shown.current) yield;
        start();
      }),
    [history],
  );
}
