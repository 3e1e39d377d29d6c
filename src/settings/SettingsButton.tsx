import { useRef, useState, type ComponentType } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import FailureNote from '@site/src/components/FailureNote';

type Panel = ComponentType<{ readonly onClose: () => void }>;

/** closed · loading: the panel's code is fetched · open · failed: it could not be fetched. */
type PanelState = 'closed' | 'loading' | 'open' | 'failed';

/**
 * Opens the panel and fetches its code the first time: no page pays for what few readers open. Not
 * `lazy`, which would take the whole page down where the code cannot be fetched.
 */
function usePanel() {
  const panel = useRef<Panel | null>(null);
  const [state, setState] = useState<PanelState>('closed');
  const open = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      panel.current ??= (await import('./SettingsPanel')).default;
      setState('open');
    } catch {
      setState('failed');
    }
  };
  return { Panel: panel.current, state, open, close: () => setState('closed') };
}

/** Header item: the reader's settings, in a dialog. On narrow screens it stays in the bar. */
export default function SettingsButton({ mobile = false }: { readonly mobile?: boolean }) {
  const { Panel, state, open, close } = usePanel();
  if (mobile) return null;
  return (
    <>
      <button
        type="button"
        className="settings-button"
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        aria-label={translate({
          id: 'header.SettingsButton.label',
          message: 'Settings',
          description: 'Name of the header button that opens the settings',
        })}
        onClick={() => void open()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M4 7h9m4 0h3M4 17h3m4 0h9M15 4.75v4.5M9 14.75v4.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
          />
        </svg>
      </button>
      {state === 'open' && Panel && <Panel onClose={close} />}
      {state === 'failed' && (
        <FailureNote place="header">
          <Translate
            id="header.SettingsButton.failed"
            description="Shown when the settings could not be downloaded"
          >
            The settings could not be loaded. Check the connection, then try again.
          </Translate>
        </FailureNote>
      )}
    </>
  );
}
