/** An entry of a page: its import, its name, and a reference for pages made by a server. */
const ENTRY =
  /\(\) => import\((?:\/\*.*?\*\/ )?("(?:[^"\\]|\\.)*")\), \1, require\.resolveWeak\(\1\)/g;

/** What becomes of Docusaurus' list of modules. */
export interface DeferredPages {
  readonly code: string;
  /** The names of all pages in it. */
  readonly pages: readonly string[];
}

/**
 * Has pages in Docusaurus' list of modules loaded by `openPage` in place of an import: the bundler compiles
 * whatever is imported or referred to, and keeps a chunk for each.
 *
 * @param source of the generated `registry.js`
 * @param isPage which modules are pages, by their files
 * @param openPage the module whose `openPage` gets a page by its name
 * @throws Error if there is no page: Docusaurus then writes the file in another form
 *
 * @example
 * deferPages('… () => import("@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")', …);
 * // '… () => openPage("@site/a.mdx"), "@site/a.mdx", "@site/a.mdx"'
 */
export function deferPages(source: string, isPage: RegExp, openPage: string): DeferredPages {
  const pages: string[] = [];
  const deferred = source.replace(ENTRY, (entry: string, quoted: string) => {
    const name = JSON.parse(quoted) as string;
    const [file = ''] = name.split('?');
    if (!isPage.test(file)) return entry;
    pages.push(name);
    return `() => openPage(${quoted}), ${quoted}, ${quoted}`;
  });
  if (pages.length === 0) {
    throw new Error(
      'plugins/lazy-pages: registry.js has no entry of a page (….mdx) in the form that is looked for. Docusaurus has changed; adapt node/deferPages.ts.',
    );
  }
  return { code: `import { openPage } from ${JSON.stringify(openPage)};\n${deferred}`, pages };
}
