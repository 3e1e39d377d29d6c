import { useId } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { getModifierKey } from '@site/src/components/modifierKey/modifierKey';
import ModalDialog from '@site/src/components/ModalDialog';
import { getShortcuts } from './shortcuts';

/** The list of shortcuts. */
export default function ShortcutDialog({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  return (
    <ModalDialog className="shortcut-dialog" aria-labelledby={titleId} onClose={onClose}>
      <div className="shortcut-dialog__head">
        <h2 id={titleId}>
          <Translate id="shortcuts.title" description="Title of the help on keyboard shortcuts">
            Keyboard shortcuts
          </Translate>
        </h2>
        <form method="dialog">
          <button
            type="submit"
            className="shortcut-dialog__close"
            aria-label={translate({
              id: 'shortcuts.closeButton',
              message: 'Close',
              description: 'Name of the button that closes the help on keyboard shortcuts',
            })}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="m4 4 8 8M12 4l-8 8" fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </button>
        </form>
      </div>
      <dl className="shortcut-dialog__list">
        {getShortcuts().map(({ keys, text }) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key === 'Mod' ? getModifierKey() : key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </ModalDialog>
  );
}
