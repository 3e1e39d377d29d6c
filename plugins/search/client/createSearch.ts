import { loadFullText, type FullText, type TextHit } from './fullText';
import { foldSynonyms, parseQuery, type ParsedQuery } from './parseQuery';
import { rankEntries, type Wishes } from './rankEntries';
import { joinResults, LONG, SHORT, type ResultGroup } from './results';
import { getDirectoryPath, type SearchProduct } from './types';
import { isDirectory, unpackDirectory, type FoundPage } from './unpackDirectory';
import { buildVocabulary, findCorrections } from './vocabulary';

/** What a query leads to. */
export interface Answer {
  readonly groups: readonly ResultGroup[];
  /** The query without its typing errors, where results are those of that; else null. */
  readonly corrected: string | null;
  /** Whether nothing else will come. */
  readonly isComplete: boolean;
}

/** A search that is ready. */
export interface Search {
  /** Those that have pages. */
  readonly products: readonly SearchProduct[];
  /**
   * What is found by name: at once.
   *
   * @param isAll whether nothing else will come, because the texts cannot be searched
   */
  findNames(query: string, wishes: Wishes, isAll?: boolean): Answer;
  /**
   * What is found by name and in the text of pages.
   *
   * @throws what fetching the index throws
   */
  findAll(query: string, wishes: Wishes): Promise<Answer>;
  /** Words that readers may have meant, for a query that leads nowhere. */
  suggest(query: string): string[];
}

const MAX_SUGGESTIONS = 4;

/**
 * Fetches what was written about the pages of a scope when the site was built.
 *
 * @param baseUrl base URL of the language
 * @throws Error when it cannot be fetched, or is of another build of the site
 */
export async function loadSearch(baseUrl: string, scope: string): Promise<Search> {
  const response = await fetch(`${baseUrl}${getDirectoryPath(scope)}`);
  if (!response.ok) throw new Error(`The search directory answers with ${response.status}.`);
  const directory: unknown = await response.json();
  if (!isDirectory(directory)) throw new Error('The search directory is of another build.');

  let fullText: Promise<FullText> | null = null;
  const getFullText = () => {
    fullText ??= loadFullText(`${baseUrl}${directory.bundle}`, directory.needed, baseUrl);
    return fullText;
  };
  // Where it fails, so does the first search, and the one after that tries again.
  void getFullText().catch(() => undefined);

  const entries = unpackDirectory(directory);
  const synonyms = foldSynonyms(directory.synonyms);
  const vocabulary = buildVocabulary(entries, synonyms);
  const pages = new Map<string, FoundPage>(entries.map(({ page }) => [page.path, page]));
  const context = { synonyms, vocabulary, products: directory.products };
  const productOrder = directory.products.map(({ id }) => id);

  const answer = (parsed: ParsedQuery, wishes: Wishes, hits: readonly TextHit[] | null): Answer => {
    const ranked = rankEntries(parsed, entries, vocabulary, productOrder, wishes);
    const isNarrow = wishes.product !== null || wishes.kind !== null;
    return {
      groups: joinResults(ranked, hits, pages, isNarrow ? LONG : SHORT),
      corrected: parsed.corrected,
      isComplete: hits !== null,
    };
  };

  return {
    products: directory.products.filter(({ id }) =>
      directory.pages.some(([, , , place]) => directory.products[place]?.id === id),
    ),
    findNames: (query, wishes, isAll = false) =>
      answer(parseQuery(query, context), wishes, isAll ? [] : null),
    async findAll(query, wishes) {
      const parsed = parseQuery(query, context);
      try {
        const text = await getFullText();
        return answer(parsed, wishes, await text.find(parsed.fullText, wishes));
      } catch (error) {
        // What did not come stays away from Pagefind for good: the next search begins anew.
        fullText = null;
        throw error;
      }
    },
    suggest(query) {
      const { terms } = parseQuery(query, context);
      const words = terms.flatMap(({ typed }) => findCorrections(typed, vocabulary));
      return [...new Set(words)].slice(0, MAX_SUGGESTIONS);
    },
  };
}
