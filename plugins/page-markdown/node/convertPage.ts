import { toMarkdownPath } from '../client/markdownPath';
import { buildFrontMatter } from './buildFrontMatter';
import type { Converter } from './createConverter';
import { readHtml } from './readHtml';
import { simplify } from './simplify';
import type { CodeLanguage, MarkdownPage, PageDemo, PageSource } from './types';

export interface ConvertOptions {
  /** Origin of the published site: `https://docs.example.com`. */
  readonly siteUrl: string;
  readonly baseUrl: string;
  /** What follows a page's own title: ` | MUI Docs`. */
  readonly titleSuffix: string;
  readonly readDemos: (pagePath: string) => Promise<readonly PageDemo[]>;
}

/** A page in Markdown. */
export interface ConvertedPage extends MarkdownPage {
  /** The same with its code in JavaScript; null where the page shows one language only. */
  readonly javaScript: string | null;
}

/**
 * Makes Markdown of a built page: front matter that says what it is, then what readers see, with
 * demos as their sources.
 *
 * @returns null for what is no page with content
 */
export async function convertPage(
  html: string,
  source: PageSource,
  { siteUrl, baseUrl, titleSuffix, readDemos }: ConvertOptions,
  converter: Converter,
): Promise<ConvertedPage | null> {
  const page = readHtml(html, titleSuffix, converter.parse);
  if (!page) return null;
  const { permalink, sourcePath, library, version } = source;
  const { title, description, hasLanguages } = page;
  const pageUrl = siteUrl + permalink;
  const demos = sourcePath === null ? [] : await readDemos(sourcePath);
  const frontMatter = buildFrontMatter({
    title,
    description,
    url: pageUrl,
    product: library?.name ?? null,
    package: library?.package ?? null,
    version,
  });
  const convert = async (language: CodeLanguage) => {
    const body = await converter.toMarkdown(simplify(page, { pageUrl, demos, language }));
    return `${frontMatter}\n${body}`;
  };
  return {
    permalink,
    title,
    description,
    markdownUrl: siteUrl + toMarkdownPath(permalink, baseUrl),
    markdown: await convert('ts'),
    javaScript: hasLanguages ? await convert('js') : null,
  };
}
