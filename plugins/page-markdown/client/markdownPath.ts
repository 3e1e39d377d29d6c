/**
 * Path of a page's Markdown, by the contract's `/<path>.md`: below the same base URL and language.
 * The page at the root of a language is called `index`. Query and hash are no part of a path.
 *
 * @param pathname the page's path, with or without the slash at the end
 * @param baseUrl path of the root of the page's language: `/`, `/zh/`
 * @example
 * toMarkdownPath('/zh/system/react-box/', '/zh/'); // '/zh/system/react-box.md'
 * toMarkdownPath('/zh/', '/zh/'); // '/zh/index.md'
 */
export function toMarkdownPath(pathname: string, baseUrl: string): string {
  const page = pathname.replace(/\/+$/, '');
  return page === baseUrl.replace(/\/+$/, '') ? `${baseUrl}index.md` : `${page}.md`;
}

/** The same page with its samples and demos in JavaScript; only where it shows both languages. */
export function toJavaScriptPath(markdownPath: string): string {
  return markdownPath.replace(/\.md$/, '.js.md');
}
