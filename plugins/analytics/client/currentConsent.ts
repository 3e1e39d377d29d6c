import { analyticsData } from './analyticsData';
import { hasPrivacySignal, resolveConsent, type Consent, type PrivacySignals } from './consent';
import { createConsentStore, type ConsentStore } from './consentStore';

/** Attribute of the html element that tells other features: `granted` or `denied`. */
const CONSENT_ATTRIBUTE = 'data-consent';

let store: ConsentStore | undefined;

/** The page's one store; in the browser only. */
export function getConsentStore(): ConsentStore {
  store ??= createConsentStore();
  return store;
}

/** Whether the reader's browser has answered for its reader. */
export function isAnsweredByBrowser(): boolean {
  return hasPrivacySignal(navigator as PrivacySignals);
}

/** What holds now. */
export function getConsent(): Consent {
  return resolveConsent({
    choice: getConsentStore().getChoice(),
    hasSignal: isAnsweredByBrowser(),
    isRequired: analyticsData.requiresConsent,
  });
}

/** Tells features that know nothing of this plugin, now and after each change. */
export function publishConsent(): void {
  const publish = () =>
    document.documentElement.setAttribute(
      CONSENT_ATTRIBUTE,
      getConsent().isGranted ? 'granted' : 'denied',
    );
  publish();
  getConsentStore().subscribe(publish);
}
