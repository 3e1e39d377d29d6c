import fs from 'node:fs/promises';
import path from 'node:path';
import { getDirectoryPath } from '../client/types';
import type { Directory } from '../client/types';
import type { PluginOptions } from '../options';
import { buildDirectory } from './buildDirectory';
import type { SortedPage } from './buildDirectory';
import loadPagefind from './loadPagefind.cjs';
import { readPages } from './readPages';
import type { BuiltPage, Facets } from './types';
import { writeBundle } from './writeBundle';

/** A language of the site, as Docusaurus built it. */
export interface BuiltLanguage {
  /** Absolute path of the folder with its pages. */
  readonly outDir: string;
  /** `/`, `/zh/`. */
  readonly baseUrl: string;
  readonly language: string;
  /** Addresses of its pages, base URL included. */
  readonly routesPaths: readonly string[];
}

const NOT_FOUND_PAGE = '404.html';

/** Pages that are to be searched, by their address below the base URL. */
async function readBuiltPages(
  { outDir, baseUrl, routesPaths }: BuiltLanguage,
  classify: PluginOptions['classify'],
): Promise<Map<string, BuiltPage & { facets: Facets }>> {
  const pages = new Map<string, BuiltPage & { facets: Facets }>();
  for (const route of routesPaths) {
    const routePath = route.slice(baseUrl.length);
    const facets = routePath === NOT_FOUND_PAGE ? null : classify(routePath);
    if (!facets) continue;
    const html = await fs.readFile(path.join(outDir, decodeURI(routePath), 'index.html'), 'utf8');
    pages.set(routePath, { path: routePath, html, facets });
  }
  return pages;
}

/** English words are typed in every language. */
function mergeSynonyms(
  { synonyms }: Pick<PluginOptions, 'synonyms'>,
  language: string,
): Directory['synonyms'] {
  return { ...synonyms.en, ...synonyms[language] };
}

/**
 * Writes what the search of a language needs: for all current pages, and for the pages of each
 * archived version, a directory and a Pagefind bundle.
 *
 * @returns one line with what was done
 * @throws Error naming the page that cannot be searched, and why
 */
export async function buildSearch(built: BuiltLanguage, options: PluginOptions): Promise<string> {
  const pages = await readBuiltPages(built, options.classify);
  const read = await readPages([...pages.values()], options);
  const scopes = new Map<string, SortedPage[]>();
  for (const page of read) {
    const facets = pages.get(page.path)?.facets;
    if (facets) scopes.set(page.scope, [...(scopes.get(page.scope) ?? []), { page, facets }]);
  }
  await fs.rm(path.join(built.outDir, 'assets/search'), { recursive: true, force: true });
  for (const [scope, sorted] of scopes) {
    const synonyms = mergeSynonyms(options, built.language);
    const packed = buildDirectory(sorted, { products: options.products, synonyms });
    const { folder, needed } = await writeBundle(sorted, built);
    const directory: Directory = { ...packed, bundle: folder, needed };
    const file = path.join(built.outDir, getDirectoryPath(scope));
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, JSON.stringify(directory));
  }
  await (await loadPagefind()).close();
  return `${read.length} pages in ${scopes.size} scopes`;
}
