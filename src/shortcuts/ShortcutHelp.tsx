import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { isHelpRequest } from './shortcuts';

type Dialog = ComponentType<{ readonly onClose: () => void }>;

/**
 * Opens the help on keyboard shortcuts when `?` is pressed. Few readers ask for it: its code is
 * fetched when one does. Not `lazy`, which would take the whole page down where it cannot be.
 */
export default function ShortcutHelp() {
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const close = useCallback(() => setDialog(null), []);
  useEffect(() => {
    const open = async () => {
      const { default: loaded } = await import('./ShortcutDialog');
      setDialog(() => loaded);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // Without its code there is no help; the next press asks again.
      if (isHelpRequest(event)) open().catch(() => undefined);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return Dialog && <Dialog onClose={close} />;
}
