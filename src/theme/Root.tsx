/** Completes `Root`, the place above all pages: what outlives a navigation stands here. */
import type { ReactNode } from 'react';
import FontPreload from '@site/src/components/FontPreload';
import ShortcutHelp from '@site/src/shortcuts/ShortcutHelp';

export default function Root({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <FontPreload />
      {children}
      <ShortcutHelp />
    </>
  );
}
