import { splitWords } from './text';
import { findCorrections, isKnown, type Vocabulary } from './vocabulary';

/** One thing a reader asks for. */
export interface Term {
  /** As it was typed. */
  readonly typed: string;
  /** Words that name it, with how surely they do, from 0 to 1. */
  readonly words: readonly { readonly text: string; readonly weight: number }[];
  /** Verbs and the like: pages that have them are better, those that have not are no worse. */
  readonly isOptional: boolean;
}

/** A query, understood. */
export interface ParsedQuery {
  readonly terms: readonly Term[];
  /** The query with its typing errors mended; null where there were none. */
  readonly corrected: string | null;
  /** What to look for in the text of pages. */
  readonly fullText: string;
}

export type Synonyms = Readonly<Record<string, readonly string[]>>;

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
  'use using change set make add create get show display put apply enable custom customize value example examples usar mudar criar'.split(
    ' ',
  ),
);

interface Part {
  readonly words: readonly string[];
  readonly synonyms: readonly string[];
}

/** The longest phrases with synonyms that stand at the start of words. */
function findPhrase(words: readonly string[], synonyms: Synonyms): Part | null {
  for (const length of [3, 2, 1]) {
    if (length > words.length) continue;
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
  const isOptional = OPTIONAL_WORDS.has(word) && part.synonyms.length === 0;
  const known = [{ text: word, weight: 1 }, ...toWeighted(part.synonyms, SYNONYM_WEIGHT)];
  if (part.synonyms.length > 0 || isOptional || isKnown(word, vocabulary)) {
    return { typed, words: known, isOptional };
  }
  const corrections = findCorrections(word, vocabulary);
  const meant = corrections.flatMap((text) => findSynonyms(text, synonyms));
  return {
    typed,
    isOptional,
    words: [
      ...toWeighted(corrections, CORRECTION_WEIGHT),
      ...toWeighted(meant, CORRECTION_WEIGHT * SYNONYM_WEIGHT),
      ...(corrections.length === 0 ? known : []),
    ],
  };
}

/**
 * Understands a query: words that say nothing are left out, synonyms added, errors mended.
 *
 * @example parseQuery('how to open a modal window', …).terms // typed: 'open', 'modal window'
 */
export function parseQuery(query: string, synonyms: Synonyms, vocabulary: Vocabulary): ParsedQuery {
  const all = splitWords(query);
  const telling = all.filter((word) => !STOP_WORDS.has(word));
  const words = telling.length > 0 ? telling : all;
  const terms = cutParts(words, synonyms, vocabulary).map((part) =>
    toTerms(part, synonyms, vocabulary),
  );
  const isAllOptional = terms.every(({ isOptional }) => isOptional);
  const asked = isAllOptional ? terms.map((term) => ({ ...term, isOptional: false })) : terms;
  const isMended = ({ typed, words: meant }: Term) => meant[0]?.text !== typed.replaceAll(' ', '');
  const toText = (term: Term) => (isMended(term) ? (term.words[0]?.text ?? '') : term.typed);
  return {
    terms: asked,
    corrected: asked.some(isMended) ? asked.map(toText).join(' ') : null,
    fullText: asked
      .filter(({ isOptional }) => !isOptional)
      .map(toText)
      .join(' '),
  };
}
