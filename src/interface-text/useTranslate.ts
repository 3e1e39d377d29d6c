import currentTexts from '@interface-text';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import englishTexts from '@site/i18n/en/interface.json';
import { createTranslator, type Translate } from './createTranslator';

type KeysOf<Texts> = {
  [Part in keyof Texts & string]: Texts[Part] extends string
    ? Part
    : `${Part}.${KeysOf<Texts[Part]>}`;
}[keyof Texts & string];

/** Dotted path of a text in `i18n/en/interface.json`. */
export type InterfaceTextKey = KeysOf<typeof englishTexts>;

// Once per page life: a missing text is said once. Behind `@interface-text` the bundler has put the
// texts of the language that is being built.
const translators = new Map<string, Translate<InterfaceTextKey>>();

function getTranslate(language: string): Translate<InterfaceTextKey> {
  const known = translators.get(language);
  if (known) return known;
  const texts = { en: englishTexts, [language]: currentTexts };
  const translate = createTranslator<InterfaceTextKey>(texts)(language);
  translators.set(language, translate);
  return translate;
}

/**
 * The lookup of interface texts in the page's language. For parts that are fetched when they are
 * asked for, such as the settings: the texts travel with them. What is on every page uses
 * Docusaurus' `translate` with a literal id.
 */
export function useTranslate(): Translate<InterfaceTextKey> {
  const { i18n } = useDocusaurusContext();
  return getTranslate(i18n.currentLocale);
}
