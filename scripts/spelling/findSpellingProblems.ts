import { WORDS_FILE } from './readWords';

/** A text, with blanks in place of all that is no prose. */
export interface Prose {
  /** The file, as messages name it. */
  readonly file: string;
  readonly text: string;
  /** Its language as cspell knows it, which decides about further dictionaries. */
  readonly language: 'plaintext' | 'typescriptreact' | 'typescript' | 'json' | 'yaml';
}

const MAX_SUGGESTIONS = 3;

function describe(
  file: string,
  line: number,
  word: string,
  suggestions: readonly string[],
): string {
  const meant = suggestions.slice(0, MAX_SUGGESTIONS).map((suggestion) => `"${suggestion}"`);
  const question = meant.length > 0 ? ` Did you mean ${meant.join(' or ')}?` : '';
  return `${file}:${line}: "${word}" is in no dictionary of American English.${question} Correct it, write code as \`code\`, or add the word to ${WORDS_FILE}.`;
}

/**
 * Finds words that neither American English nor software knows.
 *
 * @param words the project's own words
 * @returns one message for each word of a file, in the line where it stands first
 */
export async function findSpellingProblems(
  texts: readonly Prose[],
  words: readonly string[],
): Promise<string[]> {
  // An ES module only; this file is loaded as CommonJS.
  const { spellCheckDocument } = await import('cspell-lib');
  const problems: string[] = [];
  for (const { file, text, language } of texts) {
    const { issues, errors } = await spellCheckDocument(
      { uri: `file:///${file}.txt`, text, languageId: language, locale: 'en-US' },
      { generateSuggestions: true, noConfigSearch: true },
      { language: 'en-US', words: [...words] },
    );
    if (errors?.length) throw errors[0];
    const seen = new Set<string>();
    for (const issue of issues) {
      if (seen.has(issue.text.toLowerCase())) continue;
      seen.add(issue.text.toLowerCase());
      const line = text.slice(0, issue.offset).split('\n').length;
      problems.push(describe(file, line, issue.text, issue.suggestions ?? []));
    }
  }
  return problems;
}
