import { isSameStem, splitWords, toWords } from './text';
import type { Kind } from './types';

/** A page that has the words of a query in its text. */
export interface TextHit {
  /** Address below the base URL. */
  readonly path: string;
  /** Its parts that have them, the best first. */
  readonly parts: readonly TextPart[];
}

/** A part of a page, with an excerpt in pieces: those that were asked for are marked. */
export interface TextPart {
  /** Anchor, without `#`; empty for the start of the page. */
  readonly id: string;
  readonly title: string;
  readonly excerpt: readonly ExcerptPiece[];
}

export interface ExcerptPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** What is used of Pagefind's script; its package has no types for it. */
interface PagefindResult {
  data(): Promise<{
    readonly url: string;
    readonly content: string;
    /** Places of the words that were found. */
    readonly locations: readonly number[];
    readonly sub_results: readonly {
      readonly title: string;
      readonly url: string;
      readonly excerpt: string;
      readonly weighted_locations: readonly { readonly balanced_score: number }[];
    }[];
  }>;
}

interface PagefindInstance {
  init(): Promise<void>;
  search(
    query: string,
    options: { readonly filters: Readonly<Record<string, string>> },
  ): Promise<{ readonly results: readonly PagefindResult[] }>;
}

interface PagefindModule {
  createInstance(options: object): PagefindInstance;
}

/** Each has a file of its own. */
const MAX_HITS = 4;
const EXCERPT_WORDS = 24;

/**
 * Fetches a file that Pagefind is going to ask for, so that it finds it in the browser's cache. Here
 * a failure can be caught: Pagefind leaves its own to nobody.
 *
 * @throws Error when it cannot be fetched, or is a page: some hosts answer all that is not there so
 */
async function fetchAhead(url: string): Promise<void> {
  const response = await fetch(url);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.includes('html')) {
    throw new Error(`${url}: no file of the index (status ${response.status}, ${type}).`);
  }
  await (url.includes('.json') ? response.json() : response.arrayBuffer());
}

/** How often the script did not come. */
let failures = 0;

/** Browsers remember a module that did not come, and give it up for good: each try has its address. */
async function importPagefind(address: string): Promise<PagefindModule> {
  const tried = failures === 0 ? address : `${address}?again=${failures}`;
  try {
    return (await import(/* webpackIgnore: true */ tried)) as PagefindModule;
  } catch (error) {
    failures += 1;
    throw error;
  }
}

/**
 * Cuts an excerpt of Pagefind at its marks. It is HTML of which only `mark` and the escaped `<` and
 * `>` occur; it never reaches the page as HTML.
 */
export function toPieces(excerpt: string): ExcerptPiece[] {
  const decode = (text: string) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  return excerpt
    .split(/(<mark>.*?<\/mark>)/s)
    .filter(Boolean)
    .map((piece) => {
      const isMarked = piece.startsWith('<mark>');
      return { text: decode(isMarked ? piece.slice(6, -7) : piece), isMarked };
    });
}

/** Share of a word that another one must begin with to be a form of it. */
const COMMON_SHARE = 0.6;

function isFormOf(asked: string, word: string): boolean {
  const length = Math.min(asked.length, Math.max(3, Math.ceil(asked.length * COMMON_SHARE)));
  return word.startsWith(asked.slice(0, length)) || isSameStem(word, asked);
}

/**
 * Whether a page has every word of a query, in some form. Pagefind cuts a word that no page has
 * until one begins like the rest, and so finds `x` for `xylophone`.
 *
 * @param found words of the page that Pagefind takes for those of the query
 */
export function hasAllWords(query: string, found: readonly string[]): boolean {
  // Chinese is cut by Pagefind otherwise than here.
  const asked = splitWords(query).filter((word) => !/\p{sc=Han}/u.test(word));
  const words = found.flatMap((text) => [...toWords(text), ...splitWords(text)]);
  return asked.every((one) => words.some((word) => isFormOf(one, word)));
}

/** Searches the text of pages. */
export interface FullText {
  /**
   * Pages that have all words, the best first; at most four.
   *
   * @throws what fetching a file of the index throws
   */
  find(query: string, filters: { product: string | null; kind: Kind | null }): Promise<TextHit[]>;
}

/**
 * Loads Pagefind and what every search with it needs.
 *
 * @param folder address of the bundle, with a slash at its end
 * @param needed names of the files that every search needs
 * @throws what fetching one of them throws
 */
export async function loadFullText(
  folder: string,
  needed: readonly string[],
  baseUrl: string,
): Promise<FullText> {
  // The address must be the one that Pagefind asks for: what it was built from is in the folder's name.
  const tag = 'kept';
  const urls = needed.map(
    (name) => `${folder}${name}${name.endsWith('.json') ? `?ts=${tag}` : ''}`,
  );
  // All at once: Pagefind asks for one after the other.
  const [module] = await Promise.all([
    importPagefind(`${folder}pagefind.js`),
    ...urls.map(fetchAhead),
  ]);
  const pagefind = module.createInstance({
    basePath: folder,
    baseUrl: '/',
    metaCacheTag: tag,
    excerptLength: EXCERPT_WORDS,
    // A worker would be one more download of the same size; a search takes a few milliseconds.
    noWorker: true,
  });
  await pagefind.init();

  return {
    async find(query, { product, kind }) {
      const filters = { ...(product && { product }), ...(kind && { kind }) };
      const { results } = await pagefind.search(query, { filters });
      const loaded = await Promise.all(results.slice(0, MAX_HITS).map((result) => result.data()));
      const pages = loaded.filter(({ content, locations }) => {
        // As Pagefind cuts it: at spaces, or where it found the words of a language without them.
        const words = content.split(content.includes('\u200B') ? '\u200B' : /\s+/);
        return hasAllWords(
          query,
          locations.map((place) => words[place] ?? ''),
        );
      });
      return pages.map(({ url, sub_results: parts }) => {
        const getWeight = (part: (typeof parts)[number]) =>
          Math.max(...part.weighted_locations.map((location) => location.balanced_score));
        return {
          path: url.slice(baseUrl.length),
          parts: [...parts]
            .sort((one, other) => getWeight(other) - getWeight(one))
            .map(({ title, url: partUrl, excerpt }) => ({
              id: decodeURIComponent(partUrl.split('#')[1] ?? ''),
              title,
              excerpt: toPieces(excerpt),
            })),
        };
      });
    },
  };
}
