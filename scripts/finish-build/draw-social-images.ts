import path from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/interface-text/languages';
import { writeSocialImages } from '../../src/social-images/node/writeSocialImages';
import type { BuildContext } from './steps';

/** Draws the pictures that stand for pages where links to them are shared; see `writeSocialImages`. */
export function drawSocialImages({ buildDirectory }: BuildContext): Promise<string> {
  return writeSocialImages(buildDirectory, {
    siteDir: path.resolve(__dirname, '..', '..'),
    languages: LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE),
  });
}
