/**
 * Calls back whenever one of the elements may have changed its size, beginning with the first
 * layout. Without ResizeObserver, which readers' extensions take away at times, it calls back at
 * once and with every change of the window. Returns the way to stop it.
 */
export function observeSize(elements: readonly Element[], onChange: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    onChange();
    window.addEventListener('resize', onChange);
    return () => window.removeEventListener('resize', onChange);
  }
  const observer = new ResizeObserver(onChange);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
