import { splitWords } from './text';
import type { SearchProduct } from './types';
import { findCorrections, isKnown, type Vocabulary } from './vocabulary';

/** One thing a reader asks for. */
export interface Term {
  /** As it was typed. */
  readonly typed: string;
  /** Words that name it, with how surely they do, from 0 to 1. */
  readonly words: readonly { readonly text: string; readonly weight: number }[];
  /**
   * Verbs, and words for sorts of pages: what has them is better, what has them not is no worse.
   */
  readonly isOptional: boolean;
  /** Whether it says what a result is, rather than what it is about. */
  readonly isSort: boolean;
}

/** A query, understood. */
export interface ParsedQuery {
  readonly terms: readonly Term[];
  /** The query with its typing errors mended; null where there were none. */
  readonly corrected: string | null;
  /** Whether it looks like code: a prop is meant rather than a heading. */
  readonly isCode: boolean;
  /** Id of a product that it names; null where it names none, or nothing else. */
  readonly product: string | null;
  /** What to look for in the text of pages. */
  readonly fullText: string;
}

export type Synonyms = Readonly<Record<string, readonly string[]>>;

const HAN = /\p{sc=Han}/u;

const SYNONYM_WEIGHT = 0.9;
const CORRECTION_WEIGHT = 0.75;

/** They say nothing about where an answer is. */
const STOP_WORDS = new Set(
  (
    'a an the in of to for with how do does i is are on my and or what where when can it its from at by ' +
    'react mui um uma o os as de do da dos das em no na para com como e'
  ).split(' '),
);

const OPTIONAL_WORDS = new Set(
  'page pages use using change set make add create get show display put apply enable custom customize value example examples usar mudar criar'.split(
    ' ',
  ),
);

/** Words for what a result is, rather than for what it is about. */
const SORT_WORDS = new Set(
  'api prop props property properties parameter parameters option slot slots component components hook'.split(
    ' ',
  ),
);

/** Words that say something; all, where none does. */
function dropStopWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Synonyms by the words that queries are cut into: without stop words and accents, Chinese in pairs of signs. */
export function foldSynonyms(synonyms: Synonyms): Synonyms {
  return Object.fromEntries(
    Object.entries(synonyms).map(([phrase, meant]) => [
      dropStopWords(splitWords(phrase)).join(' '),
      meant,
    ]),
  );
}

/** Phrases of more words have no synonyms. */
const MAX_PHRASE_WORDS = 4;

interface Part {
  readonly words: readonly string[];
  readonly synonyms: readonly string[];
}

/** The longest phrases with synonyms that stand at the start of words. */
function findPhrase(words: readonly string[], synonyms: Synonyms): Part | null {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length); length > 0; length -= 1) {
    const phrase = words.slice(0, length);
    const meant = synonyms[phrase.join(' ')];
    if (meant) return { words: phrase, synonyms: meant };
  }
  return null;
}

/** Cuts words into phrases with synonyms, names written in two words, and single words. */
function cutParts(words: readonly string[], synonyms: Synonyms, vocabulary: Vocabulary): Part[] {
  const parts: Part[] = [];
  let rest = words;
  while (rest.length > 0) {
    const [first = '', second] = rest;
    const joined = second === undefined ? '' : `${first}${second}`;
    const isOneName =
      vocabulary.has(joined) && !(vocabulary.has(first) && vocabulary.has(second ?? ''));
    const part =
      findPhrase(rest, synonyms) ??
      (isOneName
        ? { words: [joined], synonyms: synonyms[joined] ?? [] }
        : { words: [first], synonyms: [] });
    parts.push(part);
    rest = rest.slice(isOneName && part.words[0] === joined ? 2 : part.words.length);
  }
  return parts;
}

/** The phrase that is written as one word in the vocabulary. */
function findSynonyms(word: string, synonyms: Synonyms): readonly string[] {
  const phrase = Object.keys(synonyms).find((key) => key.replaceAll(' ', '') === word);
  return phrase === undefined ? [] : (synonyms[phrase] ?? []);
}

function toTerms(part: Part, synonyms: Synonyms, vocabulary: Vocabulary): Term {
  const typed = part.words.join(' ');
  const word = part.words.join('');
  const toWeighted = (texts: readonly string[], weight: number) =>
    texts.map((text) => ({ text, weight }));
  const isSort = SORT_WORDS.has(word);
  const isOptional = (OPTIONAL_WORDS.has(word) || isSort) && part.synonyms.length === 0;
  const known = [{ text: word, weight: 1 }, ...toWeighted(part.synonyms, SYNONYM_WEIGHT)];
  if (part.synonyms.length > 0 || isOptional || isKnown(word, vocabulary)) {
    return { typed, words: known, isOptional, isSort };
  }
  const corrections = findCorrections(word, vocabulary);
  const meant = corrections.flatMap((text) => findSynonyms(text, synonyms));
  return {
    typed,
    isOptional,
    isSort,
    words: [
      ...toWeighted(corrections, CORRECTION_WEIGHT),
      ...toWeighted(meant, CORRECTION_WEIGHT * SYNONYM_WEIGHT),
      ...(corrections.length === 0 ? known : []),
    ],
  };
}

/** Takes the name of a product out of words, unless nothing else would be left. */
function takeProduct(
  words: readonly string[],
  products: readonly SearchProduct[],
): { readonly words: readonly string[]; readonly product: string | null } {
  for (const { id, name } of products) {
    const named = splitWords(name);
    const start = words.findIndex((_word, place) =>
      named.every((word, offset) => words[place + offset] === word),
    );
    if (start === -1 || named.length < 2 || named.length === words.length) continue;
    return {
      product: id,
      words: words.filter((_word, place) => place < start || place >= start + named.length),
    };
  }
  return { words, product: null };
}

/** What is known about the pages that a query is asked of. */
export interface QueryContext {
  /** As `foldSynonyms` makes them. */
  readonly synonyms: Synonyms;
  readonly vocabulary: Vocabulary;
  readonly products: readonly SearchProduct[];
}

/**
 * Understands a query: words that say nothing are left out, synonyms added, errors mended.
 *
 * @example parseQuery('how to open a modal window', …).terms // typed: 'open', 'modal window'
 */
export function parseQuery(
  query: string,
  { synonyms, vocabulary, products }: QueryContext,
): ParsedQuery {
  const { words: all, product } = takeProduct(splitWords(query), products);
  const terms = cutParts(dropStopWords(all), synonyms, vocabulary).map((part) =>
    toTerms(part, synonyms, vocabulary),
  );
  const isAllOptional = terms.every(({ isOptional }) => isOptional);
  const asked = isAllOptional ? terms.map((term) => ({ ...term, isOptional: false })) : terms;
  const isMended = ({ typed, words: meant }: Term) => meant[0]?.text !== typed.replaceAll(' ', '');
  const toText = (term: Term) => (isMended(term) ? (term.words[0]?.text ?? '') : term.typed);
  return {
    terms: asked,
    product,
    isCode: /\p{Ll}\p{Lu}/u.test(query),
    corrected: asked.some(isMended) ? asked.map(toText).join(' ') : null,
    // Pagefind cuts Chinese by a dictionary.
    fullText: HAN.test(query)
      ? query.trim()
      : asked
          .filter(({ isOptional }) => !isOptional)
          .map(toText)
          .join(' '),
  };
}
