import type { ParsedQuery, Term } from './parseQuery';
import { isSameStem } from './text';
import type { Kind } from './types';
import type { Entry } from './unpackDirectory';
import type { Vocabulary } from './vocabulary';

/** What a reader wants to see, and where they are. */
export interface Wishes {
  /** Ids of products; null shows all. */
  readonly product: string | null;
  readonly kind: Kind | null;
  /** The product whose pages the reader is on: of equally good results, its come first. */
  readonly currentProduct: string | null;
}

/** An entry and how well it answers; more is better. */
export interface RankedEntry {
  readonly entry: Entry;
  readonly score: number;
  /** Whether it has everything that was asked for. */
  readonly isWhole: boolean;
}

/** What a word is worth that stands in the title above a name, or elsewhere around it. */
const ABOVE_WORTH = 0.75;
const CONTEXT_WORTH = 0.35;
const PLURAL_WORTH = 0.96;
const STEM_WORTH = 0.8;

const COMPLETENESS_POINTS = 25;
const CURRENT_PRODUCT_POINTS = 20;
const NAMED_PRODUCT_POINTS = 60;
const PRODUCT_ORDER_POINTS = 1.5;
const TWIN_POINTS = 1.5;
/** `Button` before `ButtonGroup`, where both have the same prop. */
const LENGTH_POINTS = 0.5;
const OPTIONAL_POINTS = 8;
const SORT_POINTS = 35;
const CODE_POINTS = 15;
/** Of equally good names, readers want the page that explains before the one that lists. */
const KIND_POINTS: Readonly<Record<Kind, number>> = { component: 14, guide: 10, api: 8 };
const HEADING_POINTS = -8;
const ROW_POINTS = -11;
/** Where many components take a prop over from one, that one is the place to read about it. */
const HEIR_POINTS = 2;

const isPlural = (one: string, other: string) => one === `${other}s` || other === `${one}s`;

/** How well a word of a query names a word, from 0 to 1. */
function compare(asked: string, word: string): number {
  if (asked === word) return 1;
  if (isPlural(asked, word)) return PLURAL_WORTH;
  if (asked.length > 1 && word.startsWith(asked)) return 0.55 + (0.35 * asked.length) / word.length;
  return asked.length > 4 && isSameStem(asked, word) ? STEM_WORTH : 0;
}

/** What each word of the vocabulary is worth for a term; those that are worth nothing are left out. */
export function rateWords({ words }: Term, vocabulary: Vocabulary): Map<string, number> {
  const rated = new Map<string, number>();
  for (const word of vocabulary.keys()) {
    const worth = Math.max(...words.map(({ text, weight }) => weight * compare(text, word)));
    if (worth > 0) rated.set(word, worth);
  }
  return rated;
}

interface RatedTerm {
  readonly term: Term;
  readonly worths: ReadonlyMap<string, number>;
}

interface Match {
  /** 0 to 1. */
  readonly worth: number;
  readonly form: Entry['forms'][number] | null;
}

function matchTerm({ worths, term }: RatedTerm, { forms, above, context }: Entry): Match {
  let best: Match = { worth: 0, form: null };
  for (const form of forms) {
    const worth = worths.get(form.text) ?? 0;
    // Of equal ones the longer form: it says more of the name.
    if (worth > best.worth || (worth === best.worth && worth > 0 && form.end - form.start > 1)) {
      best = { worth, form };
    }
  }
  if (best.form) return best;
  const isIn = (words: ReadonlySet<string>) => term.words.some(({ text }) => words.has(text));
  if (isIn(above)) return { worth: ABOVE_WORTH, form: null };
  return isIn(context) ? { worth: CONTEXT_WORTH, form: null } : best;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function rankEntry(entry: Entry, terms: readonly RatedTerm[]): RankedEntry | null {
  let quality = 0;
  let asked = 0;
  let extra = 0;
  let isWhole = true;
  let isNamed = false;
  let named = 0;
  for (const rated of terms) {
    const { worth, form } = matchTerm(rated, entry);
    for (let place = form?.start ?? 0; place < (form?.end ?? 0); place += 1) {
      named |= entry.telling & (1 << place);
    }
    if (rated.term.isOptional) {
      const isOfSort = entry.sorts.has(rated.term.typed) || (rated.term.isSort && worth === 1);
      extra += isOfSort ? SORT_POINTS : form ? OPTIONAL_POINTS * worth : 0;
      continue;
    }
    asked += 1;
    quality += worth;
    isWhole &&= worth > 0;
    isNamed ||= form !== null;
  }
  if (!isNamed) return null;
  const mean = quality / asked;
  const completeness = (countBits(named) / entry.size) * mean;
  return { entry, isWhole, score: 100 * mean + COMPLETENESS_POINTS * completeness + extra };
}

/** Points for what an entry is, whatever it is called. */
function getStanding({ type, page, twins, above }: Entry, isCode: boolean): number {
  if (type === 'page') return KIND_POINTS[page.kind];
  const points = type === 'heading' ? HEADING_POINTS : ROW_POINTS + (isCode ? CODE_POINTS : 0);
  const heirPoints = type === 'heading' ? 0 : HEIR_POINTS * Math.log2(page.heirs + 1);
  return points + heirPoints - TWIN_POINTS * Math.log2(twins) - LENGTH_POINTS * above.size;
}

/**
 * Finds what is called as a query says, the best first.
 *
 * @param productOrder ids of products; of equally good results those of the first come first
 */
export function rankEntries(
  { terms, isCode, product: named }: ParsedQuery,
  entries: readonly Entry[],
  vocabulary: Vocabulary,
  productOrder: readonly string[],
  { product, kind, currentProduct }: Wishes,
): RankedEntry[] {
  const rated = terms.map((term) => ({ term, worths: rateWords(term, vocabulary) }));
  const ranked: RankedEntry[] = [];
  for (const entry of entries) {
    const { page } = entry;
    if ((product !== null && page.product !== product) || (kind !== null && page.kind !== kind)) {
      continue;
    }
    const result = rankEntry(entry, rated);
    if (!result) continue;
    const place = productOrder.indexOf(page.product);
    const nearness =
      (page.product === currentProduct ? CURRENT_PRODUCT_POINTS : -PRODUCT_ORDER_POINTS * place) +
      (page.product === named ? NAMED_PRODUCT_POINTS : 0);
    ranked.push({ ...result, score: result.score + getStanding(entry, isCode) + nearness });
  }
  return ranked.sort((one, other) => other.score - one.score);
}
