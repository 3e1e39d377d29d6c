/**
 * Puts text on the clipboard: by the Clipboard API, or where that is missing or refused (no secure
 * context, an embedding page without the permission) by a selection.
 *
 * Serves 'Code samples and copying'.
 *
 * @throws DOMException `NotAllowedError: The request is not allowed` when both ways are closed
 */
export async function copyText(text: string): Promise<void> {
  try {
    // TypeScript takes the API for granted; browsers have it in secure contexts only.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (clipboard) {
      await clipboard.writeText(text);
      return;
    }
  } catch {
    // Refused: the selection is tried before giving up.
  }
  if (!copyBySelection(text)) {
    throw new DOMException('The request is not allowed', 'NotAllowedError');
  }
}

function copyBySelection(text: string): boolean {
  const selection = document.getSelection();
  // Deprecated, and the only way without the Clipboard API.
  if (!selection || typeof document.execCommand !== 'function') {
    return false;
  }
  const readersRanges = Array.from({ length: selection.rangeCount }, (_, index) =>
    selection.getRangeAt(index),
  );
  const carrier = document.createElement('span');
  carrier.textContent = text;
  Object.assign(carrier.style, { position: 'fixed', top: '0', opacity: '0', whiteSpace: 'pre' });
  document.body.append(carrier);
  // The event carries the exact text; what browsers make of a selection differs in white space.
  const writeExactText = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', writeExactText, { once: true });
  try {
    selection.selectAllChildren(carrier);
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', writeExactText);
    carrier.remove();
    selection.removeAllRanges();
    readersRanges.forEach((range) => selection.addRange(range));
  }
}
