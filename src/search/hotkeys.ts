/** Whether a key press goes into something that takes text. */
function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/**
 * Whether a key press asks for the search: Ctrl K, ⌘ K on a Mac, or `/` where nothing is being typed.
 * Not Ctrl K on a Mac, which deletes to the end of the line there.
 */
export function isSearchRequest(event: KeyboardEvent, isMac: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.defaultPrevented || altKey) return false;
  if (key === '/') return !ctrlKey && !metaKey && !isTyping(event);
  const isModified = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return key.toLowerCase() === 'k' && isModified && !shiftKey;
}
