import { startTransition, useEffect, useState } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { observeSize } from '../components/observeSize/observeSize';

/** Px of the usual text size; the same as in Infima and in the stylesheets of theme-classic. */
const DESKTOP_BREAKPOINT = 996;
const USUAL_TEXT_SIZE = 16;

type WindowSize = 'desktop' | 'mobile' | 'ssr';

function readWindowSize(breakpoint: number): WindowSize {
  const media = `(min-width: ${(breakpoint + 1) / USUAL_TEXT_SIZE}em)`;
  return matchMedia(media).matches ? 'desktop' : 'mobile';
}

interface Options {
  /** The widest window, in px at the usual text size, that is not `desktop`; 996 unless told. */
  readonly desktopBreakpoint?: number;
}

/**
 * Stands in for the hook of that name in `@docusaurus/theme-common` (`node/createWindowSizeRule.ts`),
 * which reads pixels: this one asks what the stylesheets ask, so the text size counts. And where nothing
 * is hydrated it knows the answer at once, so that a page one goes on to is rendered once and not twice.
 *
 * @returns `ssr` on the server and until the page is hydrated
 */
export function useWindowSize({ desktopBreakpoint = DESKTOP_BREAKPOINT }: Options = {}) {
  const isHydrated = useIsBrowser();
  const [windowSize, setWindowSize] = useState(() =>
    isHydrated ? readWindowSize(desktopBreakpoint) : 'ssr',
  );
  useEffect(() => {
    // Chromium tells no query that the settings changed. The header does: its height counts in rem. (The
    // body is as high as the window whatever stands in it.)
    // In a transition: what depends on it is much of the page, and whoever presses something comes first.
    const update = () => startTransition(() => setWindowSize(readWindowSize(desktopBreakpoint)));
    update();
    return observeSize([document.querySelector('.navbar') ?? document.body], update);
  }, [desktopBreakpoint]);
  return windowSize;
}
