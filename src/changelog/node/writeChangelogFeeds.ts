import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { createSlugger } from '@docusaurus/utils';
import { buildFeeds } from './buildFeeds';
import { parseReleases } from './parseReleases';

/** Where the page of the changelog lies below the root of a language. */
const FOLDER = 'changelog/';

type BuiltSite = Pick<Props, 'siteDir' | 'outDir' | 'baseUrl' | 'siteConfig' | 'i18n'>;

async function createHtmlWriter(): Promise<(markdown: string) => Promise<string>> {
  // These packages are ES modules only; this file is loaded as CommonJS.
  const [{ unified }, parse, gfm, toRehype, toHtml] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-gfm'),
    import('remark-rehype'),
    import('hast-util-to-html'),
  ]);
  const processor = unified().use(parse.default).use(gfm.default).use(toRehype.default);
  return async (markdown) => toHtml.toHtml(await processor.run(processor.parse(markdown)));
}

async function readModified({ siteConfig }: BuiltSite, filePath: string): Promise<Date | null> {
  const change = await siteConfig.future.experimental_vcs.getFileLastUpdateInfo(filePath);
  return change && new Date(change.timestamp);
}

/**
 * Writes the feeds of `CHANGELOG.md` beside the page that shows it.
 *
 * @param isRepository whether Git knows when the file changed; without, what is not released is left out
 */
export async function writeChangelogFeeds(site: BuiltSite, isRepository: boolean): Promise<void> {
  const { siteDir, outDir, baseUrl, siteConfig, i18n } = site;
  const filePath = path.join(siteDir, 'CHANGELOG.md');
  const releases = parseReleases(await fs.readFile(filePath, 'utf8'));
  const toHtml = await createHtmlWriter();
  const modified = isRepository ? await readModified(site, filePath) : null;
  const { slug } = createSlugger();
  const entries = await Promise.all(
    releases.map(async (release) => ({
      ...release,
      modified,
      anchor: slug(release.heading),
      html: await toHtml(release.text),
    })),
  );
  const files = buildFeeds(entries, {
    title: `${siteConfig.title} changelog`,
    description:
      'What changed for readers of the documentation, the authors of its pages, and whoever runs it.',
    pageUrl: `${siteConfig.url}${baseUrl}${FOLDER}`,
    language: i18n.defaultLocale,
  });
  for (const [name, content] of Object.entries(files)) {
    await fs.mkdir(path.join(outDir, FOLDER), { recursive: true });
    await fs.writeFile(path.join(outDir, FOLDER, name), content);
  }
}
