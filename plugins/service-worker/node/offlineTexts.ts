import type { TranslationFile } from '@docusaurus/types';

/** What the offline page says, and any page of which a part did not come. */
export interface OfflineTexts {
  readonly title: string;
  readonly explanation: string;
  readonly back: string;
  readonly retry: string;
  readonly pages: string;
  readonly incomplete: string;
  readonly reload: string;
}

const FILE = 'offline';

export const OFFLINE_TEXTS: OfflineTexts = {
  title: 'You are offline',
  explanation:
    'This page has not been opened on this device before, so it cannot be shown without a connection. It opens by itself as soon as there is one.',
  back: 'Go back',
  retry: 'Try again',
  pages: 'Pages you can read now',
  incomplete:
    'A part of this page could not be loaded. It can be read, but buttons may not answer.',
  reload: 'Load the page again',
};

const DESCRIPTIONS: Readonly<Record<keyof OfflineTexts, string>> = {
  title: 'Heading of the page shown where a page cannot be loaded without network',
  explanation: 'Text of the page shown where a page cannot be loaded without network',
  back: 'Button of the offline page, to the page before',
  retry: 'Link of the offline page, loads the page that was wanted again',
  pages: 'Heading of the list of pages that can be read without network',
  incomplete: 'Shown on a page whose first code could not be loaded',
  reload: 'Link after the text that a part of the page could not be loaded',
};

/** The texts, for `i18n/<locale>/service-worker/offline.json`. */
export function buildTranslationFile(): TranslationFile {
  const entries = Object.entries(OFFLINE_TEXTS).map(([key, message]) => [
    key,
    { message, description: DESCRIPTIONS[key as keyof OfflineTexts] },
  ]);
  return { path: FILE, content: Object.fromEntries(entries) };
}

/** The texts as a translation file has them; what it lacks stays as it is. */
export function translateTexts(
  texts: OfflineTexts,
  files: readonly TranslationFile[],
): OfflineTexts {
  const content = files.find(({ path }) => path === FILE)?.content ?? {};
  const translated = Object.entries(texts).map(([key, text]) => [
    key,
    content[key]?.message ?? text,
  ]);
  return Object.fromEntries(translated) as OfflineTexts;
}
