import { useEffect, useRef, type RefObject } from 'react';

const TABBABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]';

function getTabbables(container: HTMLElement): HTMLElement[] {
  return Array.from(container.querySelectorAll<HTMLElement>(TABBABLE)).filter(
    (element) =>
      element.tabIndex >= 0 && element.getClientRects().length > 0 && !element.closest('[inert]'),
  );
}

/**
 * Makes an open drawer behave as a modal dialog: focus goes in, Tab stays in, Escape closes, and
 * focus returns to where it came from.
 */
export function useModalDrawer(
  container: RefObject<HTMLElement>,
  isOpen: boolean,
  close: () => void,
): void {
  // Callers may pass a new function at every render, which must not move the focus.
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  }, [close]);

  useEffect(() => {
    const drawer = container.current;
    if (!isOpen || !drawer) return undefined;
    const opener = document.activeElement;
    getTabbables(drawer)[0]?.focus();

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.preventDefault();
        latestClose.current();
        return;
      }
      if (event.key !== 'Tab') return;
      const tabbables = getTabbables(drawer);
      const first = tabbables[0];
      const last = tabbables[tabbables.length - 1];
      const isInside = drawer.contains(document.activeElement);
      const isLeaving = document.activeElement === (event.shiftKey ? first : last);
      if (isInside && !isLeaving) return;
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [container, isOpen]);
}
