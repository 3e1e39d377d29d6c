/** Texts of one language: nested by the parts of their keys. */
export interface InterfaceTexts {
  readonly [part: string]: string | InterfaceTexts;
}

/** Options of a single lookup. */
export interface TranslateOptions {
  /** Says nothing about a text that its language does not have. Default: false. */
  readonly ignoreWarning?: boolean;
}

export type Translate<Key extends string> = (key: Key, options?: TranslateOptions) => string;

const FALLBACK_LANGUAGE = 'en';

/** What is shown where there is no text at all (specification, "Error catalogue"). */
const NO_TEXT = '…';

function findText(texts: InterfaceTexts | undefined, key: string): string | undefined {
  let value: string | InterfaceTexts | undefined = texts;
  for (const part of key.split('.')) {
    // A key may hold "constructor".
    if (typeof value !== 'object' || !Object.hasOwn(value, part)) return undefined;
    value = value[part];
  }
  return typeof value === 'string' ? value : undefined;
}

/**
 * Creates the lookup of bundled interface texts. Serves the contract's "Interface text": a missing
 * language is a console error and `…`; a missing text is one warning per language and key, then
 * the English text.
 *
 * @param textsByLanguage two-letter code → texts; English is the fallback of all
 * @returns language → (dotted key, options) → text
 */
export function createTranslator<Key extends string>(
  textsByLanguage: Readonly<Record<string, InterfaceTexts>>,
): (language: string) => Translate<Key> {
  const warned = new Set<string>();

  function warnOnce(language: string, key: string): void {
    const id = `${language}:${key}`;
    if (warned.has(id)) return;
    warned.add(id);
    console.warn(
      `Missing translation of "${key}" in "${language}". Add it to i18n/${language}/interface.json; until then the English text is shown.`,
    );
  }

  return (language) =>
    (key, { ignoreWarning = false } = {}) => {
      if (!Object.hasOwn(textsByLanguage, language)) {
        console.error(
          `Missing language "${language}" for the text "${key}". Bundled are: ${Object.keys(textsByLanguage).join(', ')}. Add i18n/${language}/interface.json, or correct the language.`,
        );
        return NO_TEXT;
      }
      const text = findText(textsByLanguage[language], key);
      if (text !== undefined) return text;
      if (!ignoreWarning) warnOnce(language, key);
      return findText(textsByLanguage[FALLBACK_LANGUAGE], key) ?? NO_TEXT;
    };
}
