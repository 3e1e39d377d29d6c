import { useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useState } from 'react';
import { getCopiedLabel } from './messages';

/** Opens what is folded around a row; whether anything was. */
function unfold(row: HTMLElement): boolean {
  const folded = row.closest('details');
  if (!folded || folded.open) return false;
  folded.open = true;
  return true;
}

/**
 * Links to rows: following one shows the row even if it is folded or filtered away, and copies the
 * address. Where the clipboard is refused, the address is in the browser's bar all the same.
 *
 * @param showAll takes back a filter that hides the row; whether one did
 */
export function useRowLinks(showAll: (id: string) => boolean) {
  const { hash } = useLocation();
  const [message, setMessage] = useState('');
  const [shown, setShown] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    const row = id === '' ? null : document.getElementById(id);
    if (!row) return;
    const wasHidden = showAll(id);
    const wasFolded = unfold(row);
    if (wasHidden || wasFolded) setShown(row);
  }, [hash, showAll]);

  // In the render after the one that brought the row back: before, it has no place to scroll to.
  useEffect(() => {
    // Braces: where scrolling returns a promise, React would take it for a way to clean up.
    shown?.scrollIntoView();
  }, [shown]);

  const handleLink = useCallback((id: string, name: string) => {
    const url = new URL(`#${id}`, window.location.href);
    // TypeScript takes the API for granted; browsers have it in secure contexts only.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    clipboard?.writeText(url.href).then(
      () => setMessage(getCopiedLabel(name)),
      () => {},
    );
  }, []);

  return { handleLink, message, setMessage };
}
