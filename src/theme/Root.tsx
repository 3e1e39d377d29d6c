/** Completes `Root`, the place above all pages: what outlives a navigation stands here. */
import type { ReactNode } from 'react';
import { ThemeProvider } from '@site/src/theming/ThemeProvider';
import ShortcutHelp from '@site/src/shortcuts/ShortcutHelp';

export default function Root({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider>
      {children}
      <ShortcutHelp />
    </ThemeProvider>
  );
}
