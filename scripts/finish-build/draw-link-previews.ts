import path from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/interface-text/languages';
import { writeLinkPreviews } from '../../src/link-previews/node/writeLinkPreviews';
import type { BuildContext } from './steps';

/** Draws the pictures that stand for pages where links to them are shared; see `writeLinkPreviews`. */
export function drawLinkPreviews({ buildDirectory }: BuildContext): Promise<string> {
  return writeLinkPreviews(buildDirectory, {
    siteDir: path.resolve(__dirname, '..', '..'),
    languages: LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE),
  });
}
