/**
 * Writes the Markdown of a site that was built into the folder on its standard input. A program of its
 * own for the same reason as `convert.ts`.
 */
import { readFileSync } from 'node:fs';
import { DEFAULT_OPTIONS } from '../options';
import { writeMarkdown, type BuiltSite } from '../node/writeMarkdown';

export interface WriteRequest {
  readonly outDir: string;
  readonly routesPaths: readonly string[];
}

async function write(): Promise<void> {
  const { outDir, routesPaths } = JSON.parse(readFileSync(0, 'utf8')) as WriteRequest;
  const site = {
    siteDir: outDir,
    outDir,
    baseUrl: '/zh/',
    routesPaths,
    siteConfig: { title: 'Docs', titleDelimiter: '|', tagline: 'All', url: 'https://docs.test' },
    plugins: [
      {
        name: 'docusaurus-plugin-content-pages',
        options: {},
        content: [
          { permalink: '/zh/', source: '@site/index.tsx' },
          { permalink: '/zh/guide/start', source: '@site/start.tsx' },
          { permalink: '/zh/lost', source: '@site/lost.tsx' },
        ],
      },
    ],
  } as unknown as BuiltSite;
  await writeMarkdown(site, DEFAULT_OPTIONS);
}

void write();
