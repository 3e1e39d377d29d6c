import type { TranslationFile } from '@docusaurus/types';
import type { InHouseAd } from '../client/types';

const FILE = 'in-house-ads';

const getKey = (index: number, field: 'name' | 'description') => `${index}.${field}`;

/** The texts of the site's own ads, for `i18n/<locale>/ad-slot/in-house-ads.json`. */
export function buildTranslationFile(inHouseAds: readonly InHouseAd[]): TranslationFile {
  const messages = inHouseAds.flatMap(({ name, description }, index) => [
    [getKey(index, 'name'), { message: name, description: `Name of the in-house ad ${index}` }],
    [
      getKey(index, 'description'),
      { message: description, description: `Text of the in-house ad "${name}"` },
    ],
  ]);
  return { path: FILE, content: Object.fromEntries(messages) };
}

/** The ads with the texts of a translation file; what it lacks stays as it is. */
export function translateAds(
  inHouseAds: readonly InHouseAd[],
  files: readonly TranslationFile[],
): InHouseAd[] {
  const content = files.find(({ path }) => path === FILE)?.content ?? {};
  return inHouseAds.map((ad, index) => ({
    ...ad,
    name: content[getKey(index, 'name')]?.message ?? ad.name,
    description: content[getKey(index, 'description')]?.message ?? ad.description,
  }));
}
