/**
 * Replaces `BackToTopButton` of theme-classic, which hides itself at the top and so drops the focus:
 * ours hands it to the page's content, from where the keyboard goes on. Its arrow is in wayfinding.css.
 */
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useBackToTopButton } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';

/** Pixels a reader has come down before the button can be of use. */
const THRESHOLD = 300;

function focusContent(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
  // Only for this moment: what can be focused would take the focus at every click into the text.
  main.removeAttribute('tabindex');
}

export default function BackToTopButton() {
  const { shown, scrollToTop } = useBackToTopButton({ threshold: THRESHOLD });
  return (
    <button
      type="button"
      className={clsx('clean-btn back-to-top', ThemeClassNames.common.backToTopButton)}
      data-shown={shown}
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
        description: 'The ARIA label for the back to top button',
      })}
      onClick={() => {
        scrollToTop();
        focusContent();
      }}
    />
  );
}
