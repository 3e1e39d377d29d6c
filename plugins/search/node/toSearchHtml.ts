import { escapeHtml } from './html';
import { LABEL_MARK } from './partRows';
import type { Facets, ReadPage, Section } from './types';

/** Headings below the page's own, whose anchors Pagefind gives results of their own. */
const TAGS: Readonly<Record<Section['kind'], string>> = { page: 'h1', heading: 'h2', row: 'h3' };

/** What follows the title, which the text of a section begins with, and signs behind it. */
function getBody({ title, text }: Section): string {
  return text.startsWith(title)
    ? text.slice(title.length).replace(/^\.?(?:\s+[·—](?=\s))?\s*/, '')
    : text;
}

/** Text as HTML. Names of columns are words of every row: they stand in excerpts, and count for nothing. */
const toHtml = (text: string) =>
  escapeHtml(text).replace(
    new RegExp(`${LABEL_MARK}(\\S+)`, 'g'),
    '<span data-pagefind-weight="0">$1</span>',
  );

/** Name of a row: its first word. */
const getTitle = ({ kind, title, text }: Section) =>
  kind === 'row' ? (text.split(' ')[0] ?? '') : title;

/**
 * A page as Pagefind is to index it: what it says and nothing around, with a heading, and so a
 * result of its own, for each section and each row of its tables.
 */
export function toSearchHtml(page: ReadPage, facets: Facets, language: string): string {
  const filters = Object.entries(facets).map(
    ([name, value]) => `<i data-pagefind-filter="${escapeHtml(`${name}:${String(value)}`)}"></i>`,
  );
  const sections = page.sections.map((section) => {
    const title = getTitle(section);
    const id = section.id === '' ? '' : ` id="${escapeHtml(section.id)}"`;
    const tag = TAGS[section.kind];
    return `<${tag}${id}>${escapeHtml(title)}</${tag}><p>${toHtml(getBody({ ...section, title }))}</p>`;
  });
  return `<html lang="${language}"><body>${filters.join('')}${sections.join('\n')}</body></html>`;
}
