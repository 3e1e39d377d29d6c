import { useCallback, useRef } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';

/**
 * For work that can wait while the reader does: between a press on a link and the next page.
 *
 * @returns does `start` at once where no page is on its way, and otherwise when the reader has come back
 *   before it arrived. For the page that does arrive it has to be called anew. What it returns ends the
 *   waiting.
 */
export function useSettledPage(): (start: () => void) => () => void {
  const history = useHistory();
  // Docusaurus holds it until the next page is here; `history` is ahead.
  const { pathname } = useLocation();
  const settled = useRef(history.location.pathname);
  useIsomorphicLayoutEffect(() => {
    settled.current = history.location.pathname;
  }, [history, pathname]);

  return useCallback(
    (start: () => void) => {
      const isSettled = () => history.location.pathname === settled.current;
      if (isSettled()) {
        start();
        return () => undefined;
      }
      const stop = history.listen(() => {
        if (!isSettled()) return;
        stop();
        start();
      });
      return stop;
    },
    [history],
  );
}
