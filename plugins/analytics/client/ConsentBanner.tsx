import { useEffect, useId, useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { analyticsData } from './analyticsData';
import {
  getAcceptLabel,
  getCloseLabel,
  getPrivacyLabel,
  getRefuseLabel,
  getSignalText,
  getText,
  getTitle,
} from './consentMessages';
import { getConsent, getConsentStore, isAnsweredByBrowser } from './currentConsent';

/** A reader who asked for the banner is taken into it, and back to where they were afterwards. */
function useFocusOnReopening(isReopened: boolean) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isReopened) return undefined;
    const opener = document.activeElement;
    ref.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isReopened]);
  return ref;
}

function Answers() {
  const { choose, isReopened, setReopened } = getConsentStore();
  const close = (
    <button type="button" className="consent__button" onClick={() => setReopened(false)}>
      {getCloseLabel()}
    </button>
  );
  if (isAnsweredByBrowser()) return close;
  return (
    <>
      <button type="button" className="consent__button" onClick={() => choose('denied')}>
        {getRefuseLabel()}
      </button>
      <button type="button" className="consent__button" onClick={() => choose('granted')}>
        {getAcceptLabel()}
      </button>
      {isReopened() && close}
    </>
  );
}

/** Keeps what gets the focus from being scrolled below the banner. */
function useRoomBelow() {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-consent-banner', true);
    return () => document.documentElement.removeAttribute('data-consent-banner');
  }, []);
}

function Banner({ isReopened }: { readonly isReopened: boolean }) {
  const titleId = useId();
  const ref = useFocusOnReopening(isReopened);
  useRoomBelow();
  const { privacyUrl } = analyticsData;
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isReopened) getConsentStore().setReopened(false);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape inside closes
    <section
      ref={ref}
      className="consent"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
      <p id={titleId} className="consent__title">
        {getTitle()}
      </p>
      <p className="consent__text">
        {isAnsweredByBrowser() ? getSignalText() : getText()}{' '}
        {privacyUrl !== null && <a href={privacyUrl}>{getPrivacyLabel()}</a>}
      </p>
      <div className="consent__buttons">
        <Answers />
      </div>
    </section>
  );
}

/** The question, as long as it is open: not answered, or asked for again from the footer. */
function ConsentBanner() {
  const { subscribe, isReopened } = getConsentStore();
  const isOpen = useSyncExternalStore(subscribe, () => getConsent().isAsked || isReopened());
  const isOpenAgain = useSyncExternalStore(subscribe, isReopened);
  return isOpen ? <Banner isReopened={isOpenAgain} /> : null;
}

/** Puts the banner into the page, before everything else for those who use a keyboard. */
export function mountBanner(): void {
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(<ConsentBanner />);
}
