const HAN_RUN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+/gu;

/** Most names are: what follows is needed for the others only, and takes its time. */
const ASCII = /^[ -~]*$/;

/** Small letters without accents. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Chinese has no spaces: its words are found by pairs of signs. */
function toPairs(run: string): string[] {
  const signs = [...run];
  if (signs.length < 2) return signs;
  return signs.slice(1).map((sign, place) => `${signs[place] ?? ''}${sign}`);
}

/**
 * The words of a text, folded. Names in camel case are several words.
 *
 * @example toWords('disableRipple') // ['disable', 'ripple']
 * @example toWords('Text Field API') // ['text', 'field', 'api']
 */
export function toWords(text: string): string[] {
  if (ASCII.test(text)) {
    const spaced = text.replace(/([a-z\d])(?=[A-Z])/g, '$1 ');
    return splitWords(spaced.replace(/([A-Z])(?=[A-Z][a-z])/g, '$1 '));
  }
  const parted = text
    .replace(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, '$1 ')
    .replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1 ');
  return splitWords(parted);
}

/**
 * The words of a query, folded; what is written as one word stays one.
 *
 * @example splitWords('disableRipple of Tab') // ['disableripple', 'of', 'tab']
 */
export function splitWords(text: string): string[] {
  if (ASCII.test(text)) return text.toLowerCase().match(/[a-z\d]+/g) ?? [];
  return fold(text)
    .replace(HAN_RUN, (run) => ` ${toPairs(run).join(' ')} `)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

const ENDING = /(?:i[sz]ations?|i[sz]ing|i[sz]e[sd]?|ations?|ings?|ed|es|s|e)$/;

const stems = new Map<string, string>();

/** What a word begins with whatever its form: `customizing` and `customization` alike. */
export function toStem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const cut = word.replace(ENDING, '');
  const stem = cut.length >= 3 ? cut : word;
  stems.set(word, stem);
  return stem;
}

/** Whether two words are forms of one. */
export function isSameStem(one: string, other: string): boolean {
  // Stems have three letters at least; most words differ in the first already.
  return one.slice(0, 3) === other.slice(0, 3) && toStem(one) === toStem(other);
}
