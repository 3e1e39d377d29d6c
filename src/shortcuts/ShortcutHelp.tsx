import { useCallback, useState, type ComponentType } from 'react';
import { translate } from '@docusaurus/Translate';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import FailureNote from '@site/src/components/FailureNote';
import { isHelpRequest } from './isHelpRequest';

type Dialog = ComponentType<{ readonly onClose: () => void }>;

/**
 * Opens the help on keyboard shortcuts when `?` is pressed. Few readers ask for it: its code is
 * fetched when one does. Not `lazy`, which would take the whole page down where it cannot be.
 */
export default function ShortcutHelp() {
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const close = useCallback(() => setDialog(null), []);
  // Not later: in the same moment presses are no longer recorded (src/earlyPresses).
  useIsomorphicLayoutEffect(() => {
    const open = async () => {
      try {
        const { default: loaded } = await import('./ShortcutDialog');
        setDialog(() => loaded);
        setFailed(false);
      } catch {
        setFailed(true);
      }
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (isHelpRequest(event)) void open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      {Dialog && <Dialog onClose={close} />}
      {hasFailed && (
        <FailureNote place="page">
          {translate({
            id: 'shortcuts.ShortcutHelp.failed',
            message:
              'The keyboard shortcuts could not be loaded. Check the connection, then press ? again.',
            description: 'Shown when the help on keyboard shortcuts could not be downloaded',
          })}
        </FailureNote>
      )}
    </>
  );
}
