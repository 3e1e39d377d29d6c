import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { isHelpRequest } from './shortcuts';

// Few readers ask for it: its code is fetched when one does.
const ShortcutDialog = lazy(() => import('./ShortcutDialog'));

/** Opens the help on keyboard shortcuts when `?` is pressed. */
export default function ShortcutHelp() {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isHelpRequest(event)) setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return isOpen ? (
    <Suspense fallback={null}>
      <ShortcutDialog onClose={close} />
    </Suspense>
  ) : null;
}
