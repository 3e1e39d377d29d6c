import { useCallback, useRef, type MouseEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ModalDialog from '@site/src/components/ModalDialog';
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
 * The search in a dialog. Its styles come with it, so that no page pays for them.
 */
export default function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const t = useTranslate();
  const close = useCallback(() => dialog.current?.close(), []);
  const opener = useOpener(close);
  return (
    <ModalDialog
      dialogRef={dialog}
      className="search"
      aria-label={t('search.label')}
      onClose={onClose}
    >
      <style>{SEARCH_STYLES}</style>
      <SearchPanel opener={opener} onClose={close} />
    </ModalDialog>
  );
}
