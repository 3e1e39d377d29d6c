import { preferencesStore } from '../../preferences/client';
import { callGtag } from './gtag';

type Properties = Readonly<Record<string, string | number | null>>;

function readProperties(locale: string): Properties {
  const { codeVariant, codeStyling } = preferencesStore.getPreferences();
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    codeVariant,
    userLanguage: locale,
    devicePixelRatio: Math.round(window.devicePixelRatio * 10) / 10,
    colorSchemeOS: prefersDark ? 'dark' : 'light',
    colorScheme: document.documentElement.getAttribute('data-theme'),
    codeStylingVariant: codeStyling,
  };
}

/** Zooming, and moving the window to another screen; a query knows one ratio only. */
function watchPixelRatio(onChange: () => void): void {
  const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  query.addEventListener(
    'change',
    () => {
      onChange();
      watchPixelRatio(onChange);
    },
    { once: true },
  );
}

/** What a page's analytics know of its reader's settings. */
export interface UserProperties {
  /** Sends all of them, as to a tag that has just started. */
  readonly sendAll: () => void;
}

/** Keeps the properties current from now on: each change is sent as it happens. */
export function watchUserProperties(locale: string): UserProperties {
  let sent: Properties = {};
  const send = () => {
    const current = readProperties(locale);
    const changes = Object.entries(current).filter(([name, value]) => sent[name] !== value);
    sent = current;
    if (changes.length > 0) callGtag('set', 'user_properties', Object.fromEntries(changes));
  };

  preferencesStore.subscribe(send);
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', send);
  watchPixelRatio(send);
  new MutationObserver(send).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return {
    sendAll() {
      sent = {};
      send();
    },
  };
}
