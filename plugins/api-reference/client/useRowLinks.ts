import { useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useState } from 'react';
import { getCopiedLabel } from './messages';

/** Opens what is folded around the row that the address names, and brings it into view. */
function revealRow(id: string): void {
  const row = document.getElementById(id);
  const folded = row?.closest('details');
  if (!row || !folded || folded.open) return;
  folded.open = true;
  row.scrollIntoView();
}

/**
 * Links to rows: following one shows the row even if it is folded or filtered away, and copies the
 * address. Where the clipboard is refused, the address is in the browser's bar all the same.
 *
 * @param showAll takes back whatever hides rows
 */
export function useRowLinks(showAll: (id: string) => void) {
  const { hash } = useLocation();
  const [message, setMessage] = useState('');

  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    if (id === '') return;
    showAll(id);
    revealRow(id);
  }, [hash, showAll]);

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
