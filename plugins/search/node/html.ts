import { CURRENT_SCOPE } from '../client/types';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Text with its character references replaced, those of Docusaurus' output. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(decimal === undefined ? parseInt(hex, 16) : Number(decimal));
  });
}

/** Text as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const toText = (html: string) =>
  decodeEntities(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** Content of a meta element, quoted or not as the minifier left it; empty where there is none. */
export function readMeta(html: string, name: string): string {
  const [tag = ''] = new RegExp(`<meta[^>]*\\sname="?${name}"?[\\s>][^>]*>?`, 'i').exec(html) ?? [];
  const [, quoted, bare] = /\scontent=(?:"([^"]*)"|([^\s>"]+))/.exec(tag) ?? [];
  return decodeEntities(quoted ?? bare ?? '');
}

/** Titles in the breadcrumbs above a page, without the home page and the page itself. */
export function readCrumbs(html: string): string[] {
  const [, nav = ''] = /<nav class="theme-doc-breadcrumbs[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
  return nav
    .split('<li')
    .slice(1, -1)
    .map((item) => toText(`<li${item}`))
    .filter(Boolean);
}

/**
 * The set of pages that a page is searched with: archived versions are searched one by one.
 *
 * @example readScope('… <meta name=docusaurus_tag content=docs-material-ui-v5> …') // 'material-ui-v5'
 */
export function readScope(html: string): string {
  const tag = readMeta(html, 'docusaurus_tag').replace(/^docs-/, '');
  return tag.endsWith(`-${CURRENT_SCOPE}`) || !/-/.test(tag) ? CURRENT_SCOPE : tag;
}

/** Whether a page asks search engines to leave it out. */
export const isHidden = (html: string): boolean => /noindex/.test(readMeta(html, 'robots'));

/** A table's row that can be linked to. */
export interface HtmlRow {
  readonly id: string;
  /** Name of the page that explains it as well; null where none does. */
  readonly base: string | null;
}

/** Rows with an id, by id. Those that another page explains too are marked `data-inherited`. */
export function readRows(html: string): Map<string, HtmlRow> {
  const rows = Array.from(
    html.matchAll(/<tr\s[^>]*?\bid="?([\w.-]+)"?[^>]*>/g),
    ([tag, id = '']) => ({ id, base: /\sdata-inherited="?([\w.-]+)/.exec(tag)?.[1] ?? null }),
  );
  return new Map(rows.map((row) => [row.id, row]));
}
