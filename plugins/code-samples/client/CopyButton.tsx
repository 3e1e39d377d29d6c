import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import { useCallback, useEffect, useRef, type ReactElement } from 'react';
import { announce } from './announce';
import { getCopiedLabel, getCopyHint, getCopyLabel } from './copyMessages';
import {
  ANALYTICS_CATEGORY,
  ANALYTICS_CLICK,
  COPY_CLASS,
  COPY_HINT_CLASS,
  COPY_LABEL_CLASS,
  SAMPLE_COPIED_EVENT,
} from './markup';
import { useClipboardCopy } from './useClipboardCopy';
import { useShortcutKeys } from './useShortcutKeys';

export interface CopyButtonProps {
  /** What is copied, or a function that is asked for it when the button is pressed. */
  readonly text: string | (() => string);
  /**
   * Show the keyboard shortcut beside the label. Default: true. Turn it off for a button that does
   * not belong to a sample (`.MuiCode-root`), since there the keys do nothing.
   */
  readonly showHint?: boolean;
  readonly className?: string;
}

/**
 * Copy button for components, e.g. a demo's toolbar. Label 'Copy', then 'Copied' for 1200 ms; a copy
 * that the browser refuses leaves it as it is. Inside a sample it also confirms Ctrl+C and ⌘C.
 *
 * Serves 'Code samples and copying'.
 */
export function CopyButton({ text, showHint = true, className }: CopyButtonProps): ReactElement {
  const { isCopied, copy, markCopied } = useClipboardCopy();
  const { pathname } = useLocation();
  const keys = useShortcutKeys();
  const buttonRef = useRef<HTMLButtonElement>(null);

  const confirm = useCallback(() => {
    markCopied();
    announce(getCopiedLabel());
  }, [markCopied]);

  useEffect(() => {
    const button = buttonRef.current;
    button?.addEventListener(SAMPLE_COPIED_EVENT, confirm);
    return () => button?.removeEventListener(SAMPLE_COPIED_EVENT, confirm);
  }, [confirm]);

  async function handleClick(): Promise<void> {
    try {
      await copy(typeof text === 'function' ? text() : text);
    } catch {
      return;
    }
    announce(getCopiedLabel());
  }

  return (
    <button
      ref={buttonRef}
      type="button"
      className={clsx(COPY_CLASS, className)}
      data-copied={isCopied ? 'true' : undefined}
      data-ga-event-category={ANALYTICS_CATEGORY}
      data-ga-event-action={ANALYTICS_CLICK}
      data-ga-event-label={pathname}
      onClick={handleClick}
    >
      <span className={COPY_LABEL_CLASS}>{isCopied ? getCopiedLabel() : getCopyLabel()}</span>
      {showHint && (
        <>
          {' '}
          <span className={COPY_HINT_CLASS} aria-hidden="true">
            {getCopyHint(keys)}
          </span>
        </>
      )}
    </button>
  );
}
