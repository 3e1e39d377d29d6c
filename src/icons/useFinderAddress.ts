import { useCallback, useEffect, useRef, useState } from 'react';
import { useStoredValue } from '@site/src/storage/createStoredValue';
import { parseFinderAddress, withFinderAddress, type FinderAddress } from './finderAddress';
import type { IconTheme } from './iconNames';
import { storedIconTheme } from './storedIconTheme';

/** Rest after the last change in ms: browsers limit how often a page may change its address. */
const REST = 250;

const START: FinderAddress = { query: '', category: null, theme: null, icon: null };

function write(method: 'pushState' | 'replaceState', address: FinderAddress): void {
  const href = withFinderAddress(window.location.href, address);
  if (href === window.location.href) return;
  try {
    // The state is the router's: it stays as it is.
    window.history[method](window.history.state, '', href);
  } catch {
    // A browser that was asked too often refuses; the finder itself goes on.
  }
}

/**
 * A step of the history. The router is told as the browser would tell it: it would take the way back
 * for a way to the top of the page if it did not know this address.
 */
function pushStep(address: FinderAddress): void {
  write('pushState', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
}

/**
 * What the finder shows, kept in the page's address. Opening an icon's details is a step that the way
 * back undoes; everything else changes the address in place, once the reader rests.
 *
 * @param names of all icons; a stable list
 */
export function useFinderAddress(names: readonly string[]) {
  const [address, setAddress] = useState(START);
  const latest = useRef(address);
  const resting = useRef<ReturnType<typeof setTimeout>>();
  const hasStep = useRef(false);
  const habit = useStoredValue(storedIconTheme);

  const adopt = useCallback((next: FinderAddress) => {
    latest.current = next;
    setAddress(next);
  }, []);

  const change = useCallback(
    (part: Partial<FinderAddress>) => {
      adopt({ ...latest.current, ...part });
      clearTimeout(resting.current);
      resting.current = setTimeout(() => write('replaceState', latest.current), REST);
    },
    [adopt],
  );

  useEffect(() => {
    adopt(parseFinderAddress(window.location.search, names));
    const onPopState = () => {
      // Only what a step changes: searches and themes were no steps.
      const { icon } = parseFinderAddress(window.location.search, names);
      hasStep.current = icon !== null;
      change({ icon });
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      clearTimeout(resting.current);
    };
  }, [adopt, change, names]);

  const theme = address.theme ?? habit;

  return {
    ...address,
    theme,
    setQuery: useCallback((query: string) => change({ query }), [change]),
    setCategory: useCallback(
      (category: FinderAddress['category']) => change({ category }),
      [change],
    ),
    setTheme: useCallback(
      (chosen: IconTheme) => {
        storedIconTheme.set(chosen);
        change({ theme: chosen });
      },
      [change],
    ),
    open: useCallback(
      (icon: string) => {
        const isStep = latest.current.icon === null;
        // A link to an icon says in which theme: others may be used to another one.
        const next = { ...latest.current, icon, theme };
        clearTimeout(resting.current);
        adopt(next);
        if (isStep) pushStep(next);
        else write('replaceState', next);
      },
      [adopt, theme],
    ),
    close: useCallback(() => {
      if (hasStep.current) window.history.back();
      else change({ icon: null });
    }, [change]),
  };
}
