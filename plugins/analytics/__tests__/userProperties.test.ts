/** @jest-environment jsdom */
import { preferencesStore } from '../../preferences/client';
import { watchUserProperties } from '../client/userProperties';

type Listener = () => void;

const queries = new Map<string, { matches: boolean; listeners: Set<Listener> }>();

function getQuery(text: string) {
  const query = queries.get(text) ?? { matches: false, listeners: new Set<Listener>() };
  queries.set(text, query);
  return query;
}

/** What the browser does when the answer to a media query changes. */
function change(text: string, matches: boolean): void {
  const query = getQuery(text);
  query.matches = matches;
  const listeners = [...query.listeners];
  query.listeners.clear();
  listeners.forEach((listener) => {
    listener();
    if (text.includes('color')) query.listeners.add(listener);
  });
}

const gtag = jest.fn();

it('sends all properties at the start, and each change as it happens', async () => {
  window.gtag = gtag;
  window.devicePixelRatio = 1.25;
  document.documentElement.setAttribute('data-theme', 'light');
  window.matchMedia = ((text: string) => ({
    get matches() {
      return getQuery(text).matches;
    },
    addEventListener: (_: string, listener: Listener) => getQuery(text).listeners.add(listener),
  })) as unknown as typeof window.matchMedia;

  const { sendAll } = watchUserProperties('en');
  sendAll();
  const all = {
    codeVariant: 'TS',
    userLanguage: 'en',
    devicePixelRatio: 1.3,
    colorSchemeOS: 'light',
    colorScheme: 'light',
    codeStylingVariant: 'MUI System',
  };
  expect(gtag.mock.calls).toEqual([['set', 'user_properties', all]]);

  gtag.mockClear();
  preferencesStore.setCodeVariant('JS');
  preferencesStore.setCodeStyling('Tailwind');
  change('(prefers-color-scheme: dark)', true);
  document.documentElement.setAttribute('data-theme', 'dark');
  await Promise.resolve();
  window.devicePixelRatio = 2;
  change('(resolution: 1.25dppx)', false);
  window.devicePixelRatio = 3.04;
  change('(resolution: 2dppx)', false);
  expect(gtag.mock.calls).toEqual([
    ['set', 'user_properties', { codeVariant: 'JS' }],
    ['set', 'user_properties', { codeStylingVariant: 'Tailwind' }],
    ['set', 'user_properties', { colorSchemeOS: 'dark' }],
    ['set', 'user_properties', { colorScheme: 'dark' }],
    ['set', 'user_properties', { devicePixelRatio: 2 }],
    ['set', 'user_properties', { devicePixelRatio: 3 }],
  ]);

  gtag.mockClear();
  document.documentElement.setAttribute('data-theme', 'dark');
  await Promise.resolve();
  expect(gtag).not.toHaveBeenCalled();

  // A tag that starts anew, after a consent that had been taken back, knows nothing.
  sendAll();
  expect(gtag.mock.calls[0]?.[2]).toEqual({
    ...all,
    codeVariant: 'JS',
    codeStylingVariant: 'Tailwind',
    colorSchemeOS: 'dark',
    colorScheme: 'dark',
    devicePixelRatio: 3,
  });
});
