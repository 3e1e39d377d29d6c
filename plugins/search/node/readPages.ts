import { gunzipSync } from 'node:zlib';
import type { PagefindIndex, PagefindServiceConfig } from 'pagefind';
import { decodeEntities, readCrumbs, readMeta, readRows, readScope } from './html';
import loadPagefind from './loadPagefind.cjs';
import { partRows } from './partRows';
import type { BuiltPage, ReadPage, Section } from './types';

/** What Pagefind makes of a page, as it stands in the bundle. */
interface Fragment {
  readonly url: string;
  readonly content: string;
  readonly meta: { readonly title?: string };
  readonly anchors: readonly {
    readonly element: string;
    readonly id: string;
    readonly text: string;
    /** How many words of the content come before it. */
    readonly location: number;
  }[];
}

/** Stands before the content of each of Pagefind's compressed files. */
const SIGNATURE = 'pagefind_dcd';

/** What is text of a page, and what is not. */
export interface ReadOptions {
  readonly contentSelector: string;
  readonly excludeSelectors: readonly string[];
  /** Ids of the headings of sections that are left out. */
  readonly excludeSections: readonly string[];
}

/**
 * Creates an index of Pagefind.
 *
 * @throws Error with what Pagefind says
 */
export async function openIndex(config: PagefindServiceConfig): Promise<PagefindIndex> {
  const { createIndex } = await loadPagefind();
  const { errors, index } = await createIndex(config);
  if (!index) throw new Error(`Pagefind could not be started: ${errors.join('; ')}`);
  return index;
}

/** Pagefind is a good reader of HTML as well: it has the text, and where in it the anchors are. */
async function readFragments(
  pages: readonly BuiltPage[],
  { contentSelector, excludeSelectors }: ReadOptions,
): Promise<Fragment[]> {
  const index = await openIndex({
    rootSelector: contentSelector,
    excludeSelectors: [...excludeSelectors],
    // Words are what is between spaces, in all languages: places in the text are counted in them.
    forceLanguage: 'en',
  });
  for (const { path, html } of pages) {
    const { errors } = await index.addHTMLFile({ url: path, content: partRows(html) });
    if (errors.length > 0) throw new Error(`Pagefind cannot read "${path}": ${errors.join('; ')}`);
  }
  const { files } = await index.getFiles();
  await index.deleteIndex();
  return files
    .filter(({ path }) => path.includes('.pf_fragment'))
    .map(({ content }) => {
      const text = gunzipSync(content).toString('utf8');
      return JSON.parse(text.slice(SIGNATURE.length)) as Fragment;
    });
}

/** Cuts a text where its headings and rows begin; rows that another page explains are left out. */
export function cutSections({ content, meta, anchors }: Fragment, html: string): Section[] {
  const words = content.split(/\s+/);
  const rows = readRows(html);
  const cuts = anchors
    .filter(({ element, id }) => /^h[2-6]$/.test(element) || rows.has(id))
    .sort((one, other) => one.location - other.location);
  const starts = [{ element: 'h1', id: '', text: meta.title ?? '', location: 0 }, ...cuts];
  return starts.flatMap(({ element, id, text, location }, place) => {
    if (rows.get(id)?.base != null) return [];
    const end = starts[place + 1]?.location ?? words.length;
    const title = decodeEntities(text).trim();
    const kind = element === 'h1' ? 'page' : rows.has(id) ? 'row' : 'heading';
    return [{ id, title, kind, text: words.slice(location, end).join(' ') }];
  });
}

/**
 * Reads what built pages say, section by section.
 *
 * @throws Error naming the page that has no title, or that Pagefind cannot read
 */
export async function readPages(
  pages: readonly BuiltPage[],
  options: ReadOptions,
): Promise<ReadPage[]> {
  const fragments = new Map(
    (await readFragments(pages, options)).map((fragment) => [fragment.url, fragment]),
  );
  return pages.map(({ path, html }) => {
    const fragment = fragments.get(path) ?? fragments.get(`/${path}`);
    if (!fragment?.meta.title) {
      throw new Error(
        `Plugin "search": the built page "${path}" has no h1 inside of "${options.contentSelector}", so no result could name it. Give it a heading, let the option "classify" return null for it, or correct the option "contentSelector".`,
      );
    }
    return {
      path,
      title: fragment.meta.title,
      description: readMeta(html, 'description'),
      crumbs: readCrumbs(html),
      scope: readScope(html),
      bases: [...new Set([...readRows(html).values()].flatMap(({ base }) => base ?? []))],
      sections: cutSections(fragment, html).filter(
        ({ id }) => !options.excludeSections.includes(id),
      ),
    };
  });
}
