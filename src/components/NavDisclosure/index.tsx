import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useDisclosure } from './useDisclosure';

export interface NavDisclosureProps {
  /** Content of the button, and its name unless `buttonLabel` gives one. */
  readonly button: ReactNode;
  readonly buttonLabel?: string;
  readonly className?: string;
  /** Content of the panel; `close` is for links, which lead away without a page load. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A header menu of links: the disclosure pattern, because links in a `menu` role would lose what
 * readers expect of links. The links are made when they are asked for: every page has the same ones, and
 * without scripts nobody could open them. The footer leads to the libraries, too.
 */
export default function NavDisclosure({
  button,
  buttonLabel,
  className,
  children,
}: NavDisclosureProps) {
  const { isOpen, container, panelId, close, buttonProps } = useDisclosure();
  return (
    <div ref={container} className={clsx('nav-disclosure', className)}>
      <button {...buttonProps} className="nav-disclosure__button" aria-label={buttonLabel}>
        {button}
        <svg className="nav-disclosure__caret" viewBox="0 0 12 12" aria-hidden="true">
          <path d="m3 4.5 3 3 3-3" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      <div id={panelId} className="nav-disclosure__panel" hidden={!isOpen}>
        {isOpen && children(close)}
      </div>
    </div>
  );
}
