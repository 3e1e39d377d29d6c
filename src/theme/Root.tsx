/** Completes `Root`, the place above all pages: what outlives a navigation stands here. */
import { useEffect, type ReactNode } from 'react';
import { replayEarlyPresses } from '@site/src/earlyPresses/earlyPresses';
import ShortcutHelp from '@site/src/shortcuts/ShortcutHelp';

export default function Root({ children }: { readonly children: ReactNode }) {
  // Effects run from the leaves up: when this one runs, everything below listens.
  useEffect(replayEarlyPresses, []);
  return (
    <>
      {children}
      <ShortcutHelp />
    </>
  );
}
