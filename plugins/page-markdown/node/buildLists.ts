import type { LibraryPages, PageGroup, SitePages } from './listPages';
import type { MarkdownPage } from './types';

/** A file of the build, by its path below the root of a language. */
export interface TextFile {
  readonly path: string;
  readonly content: string;
}

export interface ListOptions {
  readonly title: string;
  readonly tagline: string;
  /** Absolute address of the root of the language: `https://docs.example.com/zh/`. */
  readonly rootUrl: string;
  /** Path of that root: `/zh/`. */
  readonly baseUrl: string;
  readonly referencePath: string;
}

type Pages = ReadonlyMap<string, MarkdownPage>;

const HINT =
  'Every page is there as Markdown too: its address without the slash at the end, and `.md`.';

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function toItem(title: string, url: string, description: string): string {
  const text = oneLine(title).replace(/[[\]]/g, '\\$&');
  return `- [${text}](${url})${description ? `: ${oneLine(description)}` : ''}`;
}

/** A section of the format of llmstxt.org: a heading and a list of links. Nothing where none is left. */
function buildSection(label: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`## ${label}`, items.join('\n')];
}

const toItems = (pages: readonly MarkdownPage[]) =>
  pages.map(({ title, markdownUrl, description }) => toItem(title, markdownUrl, description));

/** Pages without Markdown of theirs are left out: a list never names what is not there. */
function find(permalinks: readonly string[], pages: Pages): MarkdownPage[] {
  return [...new Set(permalinks)].flatMap((permalink) => pages.get(permalink) ?? []);
}

function toText(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`;
}

function joinPages(pages: readonly MarkdownPage[]): string {
  return pages.map(({ markdown }) => markdown).join('\n');
}

/** A library's own lists: all pages of its current version, reference included. */
function buildLibraryFiles(library: LibraryPages, pages: Pages, options: ListOptions): TextFile[] {
  const folder = library.path.slice(options.baseUrl.length);
  const release = library.package ? ` Documents ${library.package} ${library.version}.` : '';
  const listed = library.groups.flatMap(({ permalinks }) => permalinks);
  return [
    {
      path: `${folder}llms.txt`,
      content: toText([
        `# ${library.name}`,
        `> ${library.tagLine}`,
        `${HINT}${release} All pages in one file: ${options.rootUrl}${folder}llms-full.txt`,
        ...library.groups.flatMap(({ label, permalinks }) =>
          buildSection(label, toItems(find(permalinks, pages))),
        ),
      ]),
    },
    { path: `${folder}llms-full.txt`, content: joinPages(find(listed, pages)) },
  ];
}

/**
 * Builds `llms.txt` and `llms-full.txt`, in the format of llmstxt.org: those of the site, which leave
 * generated reference to the libraries, and those of each library.
 */
export function buildLists(site: SitePages, pages: Pages, options: ListOptions): TextFile[] {
  const { rootUrl, baseUrl, referencePath } = options;
  const isReference = (permalink: string) =>
    site.libraries.some((library) => permalink.startsWith(library.path + referencePath));
  const groups: PageGroup[] = [
    ...site.libraries.map(({ name, groups: all }) => ({
      label: name,
      permalinks: all
        .flatMap(({ permalinks }) => permalinks)
        .filter((permalink) => !isReference(permalink)),
    })),
    { label: 'Blog', permalinks: site.posts },
    { label: 'This site', permalinks: site.others },
  ];
  const more = [
    ...site.libraries.map(({ name, path }) =>
      toItem(
        `${name}: all pages`,
        `${rootUrl}${path.slice(baseUrl.length)}llms.txt`,
        'With the API reference of the current release.',
      ),
    ),
    toItem('Everything above in one file', `${rootUrl}llms-full.txt`, ''),
  ];
  const listed = groups.flatMap(({ permalinks }) => permalinks);
  return [
    {
      path: 'llms.txt',
      content: toText([
        `# ${options.title}`,
        `> ${options.tagline}`,
        HINT,
        ...groups.flatMap(({ label, permalinks }) =>
          buildSection(label, toItems(find(permalinks, pages))),
        ),
        // By the format, what a short context can do without.
        ...buildSection('Optional', more),
      ]),
    },
    { path: 'llms-full.txt', content: joinPages(find(listed, pages)) },
    ...site.libraries.flatMap((library) => buildLibraryFiles(library, pages, options)),
  ];
}
