import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { toJavaScriptPath, toMarkdownPath } from '../client/markdownPath';
import type { PluginOptions } from '../options';
import { buildLists, type TextFile } from './buildLists';
import { convertPage, type ConvertedPage } from './convertPage';
import { createConverter } from './createConverter';
import { listPages, withSlash } from './listPages';
import type { PageSource } from './types';

/** What is used of what Docusaurus hands to `postBuild`. */
export type BuiltSite = Pick<
  Props,
  'siteDir' | 'outDir' | 'baseUrl' | 'routesPaths' | 'siteConfig'
> & {
  readonly plugins: Parameters<typeof listPages>[0];
};

async function readIfThere(filePath: string): Promise<string | null> {
  try {
    return await fs.readFile(filePath, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function toFiles({ permalink, markdown, javaScript }: ConvertedPage, baseUrl: string): TextFile[] {
  const markdownPath = decodeURI(toMarkdownPath(permalink, baseUrl)).slice(baseUrl.length);
  return [
    { path: markdownPath, content: markdown },
    ...(javaScript === null ? [] : [{ path: toJavaScriptPath(markdownPath), content: javaScript }]),
  ];
}

/**
 * Writes the Markdown of every page of a language and the lists of them, from the HTML that was
 * built. Serves the contract's "the Markdown of a page".
 */
export async function writeMarkdown(site: BuiltSite, options: PluginOptions): Promise<void> {
  const { siteDir, outDir, baseUrl, routesPaths, siteConfig } = site;
  const { title, titleDelimiter, tagline, url: siteUrl } = siteConfig;
  const sitePages = listPages(site.plugins, siteDir, options);
  const converter = await createConverter();
  const pages = new Map<string, ConvertedPage>();
  // A route that is a file (`/404.html`) is no page that anybody links to.
  for (const permalink of routesPaths.filter((routePath) => !routePath.endsWith('.html'))) {
    const folder = decodeURI(permalink).slice(baseUrl.length);
    const html = await readIfThere(path.join(outDir, folder, 'index.html'));
    const unknown: PageSource = { permalink, sourcePath: null, library: null, version: null };
    const source = { ...(sitePages.sources.get(withSlash(permalink)) ?? unknown), permalink };
    const page =
      html &&
      (await convertPage(
        html,
        source,
        {
          siteUrl,
          baseUrl,
          titleSuffix: ` ${titleDelimiter} ${title}`,
          readDemos: options.readDemos,
        },
        converter,
      ));
    if (page) pages.set(withSlash(permalink), page);
  }
  const files = [
    ...[...pages.values()].flatMap((page) => toFiles(page, baseUrl)),
    ...buildLists(sitePages, pages, {
      title,
      tagline,
      rootUrl: siteUrl + baseUrl,
      baseUrl,
      referencePath: options.referencePath,
    }),
  ];
  for (const file of files) {
    const filePath = path.join(outDir, file.path);
    await fs.mkdir(path.dirname(filePath), { recursive: true });
    await fs.writeFile(filePath, file.content);
  }
}
