/** Languages the site is built in, the default one first. */
export const LANGUAGES = ['en', 'zh', 'pt'] as const;

/** A language the site is built in; the two letters that its texts and paths are known by. */
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/**
 * Languages that readers are offered, by their own names (contract, "Theme": the language menu lists
 * what the language labels list). To offer another one, add its line:
 * `zh: '中文'`, `pt: 'Português'`.
 */
export const LANGUAGE_LABELS: Readonly<Partial<Record<Language, string>>> = {
  en: 'English',
};
