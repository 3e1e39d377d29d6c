import { useCallback, useEffect, useRef, type MouseEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { remember, savedPages, type SavedPage } from './saved';
import { SearchPanel } from './SearchPanel';
import { SEARCH_STYLES } from './searchStyles';

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** How a page that was found is opened. */
export interface Opener {
  readonly toHref: (page: { readonly path: string }) => string;
  /** Opens a page in place of this one, or in a new tab. */
  readonly open: (page: SavedPage, isNewTab: boolean) => void;
  /** For clicks on links: those that mean a new tab are the browser's business. */
  readonly onClick: (page: SavedPage, event: MouseEvent) => void;
}

function useOpener(close: () => void): Opener {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const toHref = ({ path }: { readonly path: string }) => `${baseUrl}${path}`;
  const open = (page: SavedPage, isNewTab: boolean) => {
    savedPages.set(remember(savedPages.get(), page));
    if (isNewTab) {
      window.open(toHref(page), '_blank', 'noopener');
      return;
    }
    close();
    history.push(toHref(page));
  };
  const onClick = (page: SavedPage, event: MouseEvent) => {
    if (!isPlainClick(event)) {
      savedPages.set(remember(savedPages.get(), page));
      return;
    }
    event.preventDefault();
    open(page, false);
  };
  return { toHref, open, onClick };
}

/**
 * The search in the browser's own modal dialog: focus and Escape are its business. Its styles come
 * with it, so that no page pays for them.
 */
export default function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const t = useTranslate();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  const close = useCallback(() => dialog.current?.close(), []);
  const opener = useOpener(close);
  // Escape does the same for the keyboard, and the dialog has a button.
  const closeIfOutside = ({ target }: MouseEvent) => {
    if (target === dialog.current) close();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press beside it closes it; for the keyboard Escape and a button do
    <dialog
      ref={dialog}
      className="search"
      aria-label={t('search.label')}
      onClose={onClose}
      onClick={closeIfOutside}
    >
      <style>{SEARCH_STYLES}</style>
      <SearchPanel opener={opener} onClose={close} />
    </dialog>
  );
}
