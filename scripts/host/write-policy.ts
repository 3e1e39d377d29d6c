import fs from 'node:fs/promises';
import path from 'node:path';
import { readDeploymentNote, removeDeploymentNote } from './deployment-note';
import { buildPagePolicy } from './policy';
import { readPage, type PageFacts } from './read-page';
import type { OutsideSources } from './outside-sources';
import { writeHostFiles } from './write-host-files';

interface BuiltPage extends PageFacts {
  /** Relative to the build, with slashes: `zh/404.html`. */
  readonly file: string;
}

async function readPages(buildDirectory: string): Promise<BuiltPage[]> {
  const files = await fs.readdir(buildDirectory, { recursive: true });
  const pages: BuiltPage[] = [];
  // One after the other: they are tens of megabytes, and reading their tokens takes the time.
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    const html = await fs.readFile(path.join(buildDirectory, file), 'utf8');
    pages.push({ ...readPage(html), file: file.split(path.sep).join('/') });
  }
  return pages;
}

/** Allowed by `*.example` where the policy has a wildcard. */
function isAllowed(origin: string, { script = [], style = [] }: OutsideSources): boolean {
  return [...script, ...style].some((source) =>
    source.includes('*.')
      ? origin.startsWith(source.split('*.')[0] ?? '') &&
        origin.endsWith(`.${source.split('*.')[1]}`)
      : source === origin,
  );
}

function listProblems(page: BuiltPage, sources: OutsideSources): string[] {
  if (page.hasPolicy) return [];
  return [
    ...page.attributeCode.map(
      (place) =>
        `${page.file}: ${place} holds code, which the page's policy stops. Listen to the event in a script instead.`,
    ),
    ...page.outsideOrigins
      .filter((origin) => !isAllowed(origin, sources))
      .map(
        (origin) =>
          `${page.file}: loads a script or stylesheet from ${origin}, whose content nobody has pinned. Install the package and import it, or set the service up in docusaurus.config.ts (outsideSources).`,
      ),
    ...(page.policyOffset === null
      ? [
          `${page.file}: has no <meta charset>, after which its policy would stand. Add <meta charset="utf-8"> at the head's beginning.`,
        ]
      : []),
  ];
}

function buildMeta(page: BuiltPage, moving: readonly string[], sources: OutsideSources): string {
  const hashes = [...new Set([...page.scriptHashes, ...moving])];
  const policy = buildPagePolicy(hashes, sources).replaceAll('&', '&amp;');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

async function addPolicy(buildDirectory: string, page: BuiltPage, meta: string): Promise<void> {
  const filePath = path.join(buildDirectory, page.file);
  const html = await fs.readFile(filePath, 'utf8');
  const offset = page.policyOffset ?? 0;
  await fs.writeFile(filePath, `${html.slice(0, offset)}${meta}${html.slice(offset)}`);
}

/**
 * Gives every page of a build its Content Security Policy, and writes what hosts need for the headers
 * and redirects: `_headers` and `_redirects` in the build, the nginx configuration in a folder beside
 * it. A step of the end of a build: after everything that writes HTML, before files are compressed.
 * Pages with a policy of their own keep it. Done twice, it leaves everything as it is.
 *
 * @returns one line with what was done
 * @throws Error naming every page that its policy would break, or that loads what is not pinned
 */
export async function writePolicy({
  buildDirectory,
}: {
  readonly buildDirectory: string;
}): Promise<string> {
  const note = await readDeploymentNote(buildDirectory);
  if (note === null) return 'nothing to do';
  const pages = await readPages(buildDirectory);
  const problems = pages.flatMap((page) => listProblems(page, note.sources));
  if (problems.length > 0) throw new Error(['pages cannot keep it.', ...problems].join('\n'));
  const moving = pages.flatMap(({ movingHashes }) => movingHashes);
  const open = pages.filter(({ hasPolicy }) => !hasPolicy);
  for (const page of open) {
    await addPolicy(buildDirectory, page, buildMeta(page, moving, note.sources));
  }
  const summary = await writeHostFiles(buildDirectory, note.siteUrl, pages);
  await removeDeploymentNote(buildDirectory);
  const hashCount = new Set(open.flatMap(({ scriptHashes }) => scriptHashes)).size;
  return `${open.length} pages, ${hashCount} inline scripts, ${summary}`;
}
