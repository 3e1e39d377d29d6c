import fs from 'node:fs';
import path from 'node:path';
import type { I18n } from '@docusaurus/types';
import type { EditorAddresses } from '../../client/editor/useEditorAddresses';
import { FRAME_DOCUMENT, SCRIPT_FOLDER } from './compileFrame';

type Localization = Pick<I18n, 'currentLocale' | 'defaultLocale' | 'localeConfigs'>;

/** The locale that has the frame: the default one, which the others share unless they live apart. */
export function getFrameLocale({
  currentLocale,
  defaultLocale,
  localeConfigs,
}: Localization): string {
  const current = localeConfigs[currentLocale];
  const shared = localeConfigs[defaultLocale];
  return current?.url === shared?.url ? defaultLocale : currentLocale;
}

/** Where pages of the current locale find the frame. */
export function getFrameAddresses(i18n: Localization): EditorAddresses {
  const baseUrl = i18n.localeConfigs[getFrameLocale(i18n)]?.baseUrl ?? '/';
  return {
    documentUrl: `${baseUrl}${FRAME_DOCUMENT}`,
    scriptsUrl: `${baseUrl}${SCRIPT_FOLDER}/`,
  };
}

/** Copies a compiled frame into a built site. */
export function copyFrame(frameDir: string, outDir: string): void {
  fs.cpSync(path.join(frameDir, SCRIPT_FOLDER), path.join(outDir, SCRIPT_FOLDER), {
    recursive: true,
  });
  fs.copyFileSync(path.join(frameDir, FRAME_DOCUMENT), path.join(outDir, FRAME_DOCUMENT));
}
