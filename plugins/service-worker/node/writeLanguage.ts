import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { PluginOptions } from '../options';
import type { LanguageSettings } from '../worker/settings';
import { buildOfflinePage } from './buildOfflinePage';
import type { OfflineTexts } from './offlineTexts';

export const OFFLINE_FILE = 'offline.html';

/** Read and removed by `writeServiceWorker`, when all languages are built. */
export const NOTE_FILE = 'service-worker.json';

/** What the build of one language leaves for the end of the whole build. */
export interface LanguageNote extends LanguageSettings {
  readonly enabled: boolean;
  readonly maxPages: number;
  readonly maxAssets: number;
}

type SiteContext = Pick<LoadContext, 'baseUrl' | 'i18n' | 'siteConfig' | 'siteStorage'>;

/** Writes the offline page of a language, and a note on it for `writeServiceWorker`. */
export async function writeLanguage(
  outDir: string,
  { baseUrl, i18n, siteConfig, siteStorage }: SiteContext,
  { enabled, maxPages, maxAssets, offlineScript }: PluginOptions,
  texts: OfflineTexts,
): Promise<void> {
  const locale = i18n.localeConfigs[i18n.currentLocale];
  const page = buildOfflinePage({
    texts,
    language: locale?.htmlLang ?? i18n.currentLocale,
    direction: locale?.direction ?? 'ltr',
    siteTitle: siteConfig.title,
    homePath: baseUrl,
    colorModeStorage: siteStorage.type,
    // The key of Docusaurus' own theme: see getThemeInlineScript in its inlineScripts.ts.
    colorModeKey: `theme${siteStorage.namespace}`,
    script: offlineScript,
  });
  const note: LanguageNote = {
    baseUrl,
    offlinePath: `${baseUrl}${OFFLINE_FILE}`,
    titleSuffix: ` ${siteConfig.titleDelimiter} ${siteConfig.title}`,
    enabled,
    maxPages,
    maxAssets,
  };
  if (enabled) await fs.writeFile(path.join(outDir, OFFLINE_FILE), page);
  await fs.writeFile(path.join(outDir, NOTE_FILE), JSON.stringify(note));
}
