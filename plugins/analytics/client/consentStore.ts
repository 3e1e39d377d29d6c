import type { ConsentChoice } from './consent';

const STORAGE_KEY = 'docs-consent';

function readChoice(): ConsentChoice {
  try {
    const stored = window.localStorage.getItem(STORAGE_KEY);
    return stored === 'granted' || stored === 'denied' ? stored : 'undecided';
  } catch {
    // Storage is denied: the reader is asked again on the next page load.
    return 'undecided';
  }
}

function writeChoice(choice: ConsentChoice): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // The choice holds until the page is left.
  }
}

/** The reader's answer, kept for later visits and shared between the tabs of the site. */
export interface ConsentStore {
  readonly getChoice: () => ConsentChoice;
  readonly choose: (choice: Exclude<ConsentChoice, 'undecided'>) => void;
  /** Whether the reader wants to see the question again. */
  readonly isReopened: () => boolean;
  readonly setReopened: (isReopened: boolean) => void;
  /** Calls back after each change, in this tab or another. Returns the way to stop it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a store; in the browser only. */
export function createConsentStore(): ConsentStore {
  const listeners = new Set<() => void>();
  let choice = readChoice();
  let isReopened = false;

  const notify = () => listeners.forEach((listener) => listener());
  window.addEventListener('storage', ({ key }) => {
    // Null: the whole storage was cleared.
    if (key !== STORAGE_KEY && key !== null) return;
    choice = readChoice();
    notify();
  });

  return {
    getChoice: () => choice,
    choose(next) {
      writeChoice(next);
      choice = next;
      isReopened = false;
      notify();
    },
    isReopened: () => isReopened,
    setReopened(next) {
      isReopened = next;
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
