import { COOKIE_MAX_AGE_SECONDS, getCookies, setCookie } from './cookies';
import { writeHtmlAttributes } from './htmlAttributes';
import { connectOtherTabs } from './otherTabs';
import type { OtherTabs } from './otherTabs';
import {
  CODE_STYLING_COOKIE,
  CODE_VARIANT_COOKIE,
  DEFAULT_PREFERENCES,
  applyToHash,
  parseHash,
  pickPreferences,
  resolvePreferences,
} from './preferences';
import type { CodeStyling, CodeVariant, Preferences } from './preferences';

/** Holds the preferences of one page view outside React, so that every root can share them. */
export interface PreferencesStore {
  /**
   * The preferences in force; the same object until one changes.
   * @throws On the server, as `getCookie` does.
   */
  readonly getPreferences: () => Preferences;
  /** Calls back after each change, from this tab or another. Returns the way to stop it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The reader's choice: kept in the cookie, told to other tabs. */
  readonly setCodeVariant: (codeVariant: CodeVariant) => void;
  /** The reader's choice: kept in the cookie, told to other tabs. */
  readonly setCodeStyling: (codeStyling: CodeStyling) => void;
  /** Takes over what a URL hash says, for this page view only: following a link is no choice. */
  readonly followHash: (hash: string) => void;
  /** Sets how many seconds cookies written from now on are kept; a year by default. */
  readonly setCookieMaxAge: (seconds: number) => void;
}

type CookieValues = Readonly<Partial<Record<keyof Preferences, string>>>;

function readCookies(): CookieValues {
  return getCookies([CODE_VARIANT_COOKIE, CODE_STYLING_COOKIE]);
}

function isSame(a: Preferences, b: Preferences): boolean {
  return a.codeVariant === b.codeVariant && a.codeStyling === b.codeStyling;
}

/** Creates a store; it touches neither document nor cookies before it is used. */
export function createPreferencesStore(): PreferencesStore {
  const listeners = new Set<() => void>();
  let current: Preferences | undefined;
  let cookiesSeen: CookieValues = {};
  let cookieMaxAgeSeconds = COOKIE_MAX_AGE_SECONDS;
  let otherTabs: OtherTabs | undefined;

  function getPreferences(): Preferences {
    if (!current) {
      cookiesSeen = readCookies();
      const resolved = resolvePreferences({ hash: window.location.hash, cookies: cookiesSeen });
      // The very object of the server's snapshot saves a reader of the defaults the second render.
      current = isSame(resolved, DEFAULT_PREFERENCES) ? DEFAULT_PREFERENCES : resolved;
    }
    return current;
  }

  function adopt(change: Partial<Preferences>) {
    const before = getPreferences();
    const after = { ...before, ...change };
    // Written even without a change: a policy of the host may have refused the inline script.
    writeHtmlAttributes(after);
    if (isSame(after, before)) {
      return;
    }
    current = after;
    listeners.forEach((listener) => listener());
  }

  // Only a cookie that changed since the last look is news. One that did not must not undo what
  // the hash said, nor a choice whose cookie the browser refused to keep.
  function adoptCookiesOfOtherTabs() {
    getPreferences();
    const { codeVariant, codeStyling } = readCookies();
    const news = {
      ...(codeVariant !== cookiesSeen.codeVariant && { codeVariant }),
      ...(codeStyling !== cookiesSeen.codeStyling && { codeStyling }),
    };
    cookiesSeen = { codeVariant, codeStyling };
    adopt(pickPreferences(news));
  }

  // Not through the router: nothing is to be scrolled to, and "back" is to lead where it led.
  function keepHashInStep(choice: Partial<Preferences>) {
    const { hash } = window.location;
    const after = applyToHash(hash, choice);
    if (after !== hash) window.history.replaceState(window.history.state, '', after);
  }

  function choose(choice: Partial<Preferences>) {
    getPreferences();
    for (const [name, value] of Object.entries(choice)) {
      setCookie(name, value, { maxAgeSeconds: cookieMaxAgeSeconds });
    }
    cookiesSeen = readCookies();
    keepHashInStep(choice);
    adopt(choice);
    otherTabs?.announce(choice);
  }

  return {
    getPreferences,
    subscribe(listener) {
      if (listeners.size === 0) {
        adoptCookiesOfOtherTabs();
        otherTabs = connectOtherTabs({ onChoice: adopt, onReturn: adoptCookiesOfOtherTabs });
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          otherTabs?.disconnect();
          otherTabs = undefined;
        }
      };
    },
    setCodeVariant: (codeVariant) => choose({ codeVariant }),
    setCodeStyling: (codeStyling) => choose({ codeStyling }),
    followHash(hash) {
      const { codeVariant, codeStyling } = parseHash(hash);
      adopt(pickPreferences({ codeVariant, codeStyling }));
    },
    setCookieMaxAge(seconds) {
      cookieMaxAgeSeconds = seconds;
    },
  };
}
