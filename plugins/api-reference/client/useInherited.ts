import { useCallback, useEffect, useState } from 'react';
import {
  DEFAULT_INHERITED,
  getInherited,
  revealInherited,
  setInherited,
  type InheritedRows,
} from './view';

/** Whether inherited props are shown, and the two ways to change it. */
export function useInherited() {
  const [inherited, setShown] = useState<InheritedRows>(DEFAULT_INHERITED);
  // The server cannot know what was remembered; the stylesheet shows it already.
  useEffect(() => setShown(getInherited()), []);
  const choose = useCallback((rows: InheritedRows) => {
    setInherited(rows);
    setShown(rows);
  }, []);
  /** For a row that a link leads to; whether it was hidden. */
  const reveal = useCallback((row: HTMLElement) => {
    if (row.dataset.inherited === undefined || getInherited() === 'show') return false;
    revealInherited();
    setShown('show');
    return true;
  }, []);
  return { inherited, choose, reveal };
}
