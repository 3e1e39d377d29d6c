/** Completes `Root`, the place above all pages: what outlives a navigation stands here. */
import { useEffect, type ReactNode } from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import FontPreload from '@site/src/components/FontPreload';
import { replayEarlyPresses, stopRecordingPresses } from '@site/src/earlyPresses/earlyPresses';
import { releaseServerHead } from '@site/src/head/serverHead';
import ShortcutHelp from '@site/src/shortcuts/ShortcutHelp';
import { ThemeProvider } from '@site/src/theming/ThemeProvider';

export default function Root({ children }: { readonly children: ReactNode }) {
  // Effects run from the leaves up: when these run, everything below listens.
  useIsomorphicLayoutEffect(stopRecordingPresses, []);
  useIsomorphicLayoutEffect(releaseServerHead, []);
  useEffect(replayEarlyPresses, []);
  return (
    <ThemeProvider>
      <FontPreload />
      {children}
      <ShortcutHelp />
    </ThemeProvider>
  );
}
