import type { Element, Root } from 'hast';
import { findElement, getText, hasClass } from './hast';

/** What a built page says, as far as it matters to machines. */
export interface PageHtml {
  /** Without the name of the site. */
  readonly title: string;
  readonly description: string;
  /** Its article, or whatever is its main part. */
  readonly content: Element;
  /** Whether it shows code in TypeScript and in JavaScript, by a switch. */
  readonly hasLanguages: boolean;
}

/** Turns HTML into a tree; passed in, because its parser is an ES module and this file is not. */
export type ParseHtml = (html: string) => Root;

const isLive = ({ properties }: Element) => properties.dataDemoRoot !== undefined;

/** The first main part that is not one of a live demo. */
function findMain(tree: Root | Element): Element | undefined {
  const found = findElement(tree, (element) => isLive(element) || element.tagName === 'main');
  return found && isLive(found) ? undefined : found;
}

/** Where theme-classic puts what the link "Skip to main content" leads to. */
const CONTENT_START = /<div id="?__docusaurus_skipToContent_fallback/;

/** On the article of a documentation page. */
const DOC_CLASS = 'theme-doc-markdown';

function readHead(head: Root): Pick<PageHtml, 'title' | 'description'> {
  const title = findElement(head, ({ tagName }) => tagName === 'title');
  const description = findElement(
    head,
    ({ tagName, properties }) => tagName === 'meta' && properties.name === 'description',
  );
  // The title of the document may say more than the page is called.
  const ownTitle = findElement(
    head,
    ({ tagName, properties }) => tagName === 'meta' && properties.property === 'og:title',
  );
  return {
    title: String(ownTitle?.properties.content ?? (title ? getText(title) : '')),
    description: String(description?.properties.content ?? ''),
  };
}

/**
 * Reads a page that Docusaurus has built.
 *
 * @param titleSuffix what follows a page's own title: ` | MUI Docs`
 * @returns null where the page has no main part (a redirect, for one)
 */
export function readHtml(html: string, titleSuffix: string, parse: ParseHtml): PageHtml | null {
  const start = html.search(CONTENT_START);
  if (start === -1) return null;
  const { title, description } = readHead(parse(html.slice(0, html.indexOf('<body'))));
  // Beside the main part of a documentation page stands its sidebar, which is longer.
  const isDocPage = html.includes(DOC_CLASS);
  const body = parse(html.slice(isDocPage ? html.indexOf('<main', start) : start));
  const content =
    findElement(body, (element) => hasClass(element, DOC_CLASS)) ??
    findMain(body) ??
    findElement(body, ({ tagName }) => tagName === 'div');
  if (!content) return null;
  return {
    title: title.endsWith(titleSuffix) ? title.slice(0, -titleSuffix.length) : title,
    description,
    content,
    hasLanguages:
      findElement(content, ({ properties }) => properties.dataCodeChoice === 'js') !== undefined,
  };
}
