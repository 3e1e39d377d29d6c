import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { translate } from '@docusaurus/Translate';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import FailureNote from '@site/src/components/FailureNote';
import { hasMacKeys } from '@site/src/components/modifierKey/modifierKey';
import { isSearchRequest } from './hotkeys';

type Dialog = ComponentType<{ readonly onClose: () => void }>;

/** closed · loading: the dialog's code is fetched · open · failed: it could not be fetched. */
type State = 'closed' | 'loading' | 'open' | 'failed';

const load = () => import('./SearchDialog');

/** Header item that opens the search. What it needs is fetched then: no page pays for it before. */
export default function SearchButton() {
  const dialog = useRef<Dialog | null>(null);
  const [state, setState] = useState<State>('closed');
  const [isMac, setIsMac] = useState(false);

  // Not `lazy`, which would take the whole page down where the code cannot be fetched.
  const open = useCallback(async () => {
    setState((now) => (now === 'open' ? now : 'loading'));
    try {
      dialog.current ??= (await load()).default;
      setState('open');
    } catch {
      setState('failed');
    }
  }, []);

  useEffect(() => setIsMac(hasMacKeys()), []);

  // Not later: in the same moment presses are no longer recorded (src/earlyPresses).
  useIsomorphicLayoutEffect(() => {
    const isMacKeyboard = hasMacKeys();
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchRequest(event, isMacKeyboard)) return;
      event.preventDefault();
      void open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  // Whoever points at it will open it; where that fails, opening says so.
  const prepare = () => void load().catch(() => undefined);
  const { current: Dialog } = dialog;
  const label = translate({
    id: 'header.SearchButton.label',
    message: 'Search',
    description: 'Name of the header button that opens the search',
  });
  return (
    <>
      <button
        type="button"
        className="settings-button search-button"
        // Its text is not shown on narrow screens.
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={() => void open()}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="m20 20-4.4-4.4M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 0 0-13 0"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
          />
        </svg>
        <span>{label}</span>
        <kbd aria-hidden="true">{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {state === 'open' && Dialog && <Dialog onClose={() => setState('closed')} />}
      {state === 'failed' && (
        <FailureNote place="header">
          {translate({
            id: 'header.SearchButton.failed',
            message: 'The search could not be loaded. Check the connection, then try again.',
            description: 'Shown when the search could not be downloaded',
          })}
        </FailureNote>
      )}
    </>
  );
}
