/** What a reader answered; `undecided` before any answer. */
export type ConsentChoice = 'granted' | 'denied' | 'undecided';

/** What follows from the answer, the browser's signals and the site's options. */
export interface Consent {
  /** Whether anything of a third party may be loaded, stored or sent. */
  readonly isGranted: boolean;
  /** Whether the reader is to be asked. */
  readonly isAsked: boolean;
}

/** Signals of a browser that speaks for its reader. */
export interface PrivacySignals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Do Not Track and Global Privacy Control: the reader wants the essential only. */
export function hasPrivacySignal(signals: PrivacySignals): boolean {
  return (
    signals.globalPrivacyControl === true ||
    signals.doNotTrack === '1' ||
    // What Firefox said before version 32, and others for longer.
    signals.doNotTrack === 'yes'
  );
}

/**
 * Serves the contract's "Beyond the specification". A signal of the browser counts as the reader's
 * answer; where consent is not required, only a signal or a refusal stops analytics.
 */
export function resolveConsent({
  choice,
  hasSignal,
  isRequired,
}: {
  readonly choice: ConsentChoice;
  readonly hasSignal: boolean;
  readonly isRequired: boolean;
}): Consent {
  if (hasSignal) return { isGranted: false, isAsked: false };
  if (choice !== 'undecided') return { isGranted: choice === 'granted', isAsked: false };
  return { isGranted: !isRequired, isAsked: isRequired };
}
