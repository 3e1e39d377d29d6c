/**
 * Prints the Markdown of the pages on its standard input, a JSON list. A program of its own because
 * the libraries behind it are ES modules, which Jest cannot load: `node --import tsx convert.ts`.
 */
import { readFileSync } from 'node:fs';
import { convertPage } from '../node/convertPage';
import { createConverter } from '../node/createConverter';
import type { PageDemo, PageSource } from '../node/types';

export interface ConvertCase {
  readonly html: string;
  readonly source: PageSource;
  readonly demos: readonly PageDemo[];
}

async function convertAll(): Promise<void> {
  const cases = JSON.parse(readFileSync(0, 'utf8')) as ConvertCase[];
  const converter = await createConverter();
  const pages = await Promise.all(
    cases.map(({ html, source, demos }) =>
      convertPage(
        html,
        source,
        {
          siteUrl: 'https://docs.test',
          baseUrl: '/zh/',
          titleSuffix: ' | Docs',
          readDemos: async () => demos,
        },
        converter,
      ),
    ),
  );
  process.stdout.write(JSON.stringify(pages));
}

void convertAll();
