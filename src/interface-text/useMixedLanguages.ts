import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { DEFAULT_LANGUAGE } from './languages';

/** Where translated pages lie; every other page is the English one. */
const TRANSLATIONS_FOLDER = '@site/i18n/';

/** Values of `lang` on a page that nobody has translated yet, and which is shown in English. */
export interface MixedLanguages {
  /** What the page says. */
  readonly content: string;
  /** What the site says around and between it. */
  readonly interface: string;
}

/**
 * The languages of a page whose content is not in the language of its interface; null where they
 * agree, so that nothing is said twice. Only inside of a documentation page.
 */
export function useMixedLanguages(): MixedLanguages | null {
  const { metadata } = useDoc();
  const { currentLocale } = useDocusaurusContext().i18n;
  const isTranslated = metadata.source.startsWith(TRANSLATIONS_FOLDER);
  return isTranslated || currentLocale === DEFAULT_LANGUAGE
    ? null
    : { content: DEFAULT_LANGUAGE, interface: currentLocale };
}
