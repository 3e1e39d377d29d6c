import type { Gtag, GtagArguments } from './types';

/** Says something to the analytics of the page; to nobody, where there are none. */
export function callGtag(...args: GtagArguments): void {
  window.gtag?.(...args);
}

/** All that Google's consent mode knows; denied until the reader says otherwise. */
const CONSENT_TYPES = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

const buildConsent = (value: 'granted' | 'denied') =>
  Object.fromEntries(CONSENT_TYPES.map((type) => [type, value]));

/** The switch that Google's script looks at before each event. */
const getDisableKey = (tagId: string) => `ga-disable-${tagId}` as const;

let isScriptAsked = false;

/**
 * Defines the global `gtag` and fetches the tag's script. Called when the reader has consented, or
 * need not be asked; again after a consent that was taken back.
 */
export function startTag(tagId: string, scriptUrl: string): void {
  Reflect.deleteProperty(window, getDisableKey(tagId));
  const dataLayer = (window.dataLayer ??= []);
  window.gtag = function gtag() {
    // Google's script tells commands from other entries by this very object.
    // eslint-disable-next-line prefer-rest-params -- an array would be ignored
    dataLayer.push(arguments);
  } as Gtag;
  if (!isScriptAsked) callGtag('consent', 'default', buildConsent('denied'));
  callGtag('consent', 'update', buildConsent('granted'));
  if (isScriptAsked) return;
  isScriptAsked = true;
  callGtag('js', new Date());
  callGtag('config', tagId, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  const url = new URL(scriptUrl);
  url.searchParams.set('id', tagId);
  script.src = url.href;
  document.head.append(script);
}

function removeCookies(): void {
  const names = document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '')
    .filter((name) => /^_ga(?:_|$)|^_gid$|^_gcl_/.test(name));
  // The tag writes them for the widest domain it may, which only trying finds out.
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names) {
    for (const domain of ['', ...domains]) {
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}

/** Takes the tag out of work after a consent that was taken back: no event, no cookie. */
export function stopTag(tagId: string): void {
  callGtag('consent', 'update', buildConsent('denied'));
  Object.assign(window, { [getDisableKey(tagId)]: true });
  Reflect.deleteProperty(window, 'gtag');
  try {
    removeCookies();
  } catch {
    // Where cookies are denied to the page, the tag has none either.
  }
}
