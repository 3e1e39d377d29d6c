/**
 * Prints the figures of the pages on its standard input, a JSON array of sources. A program of its
 * own because the Markdown parsers are ES modules, which Jest cannot load.
 */
import { readFileSync } from 'node:fs';
import { parseMdx } from '../../../src/content/parseMdx';
import { measurePage } from '../measure-page';

const sources = JSON.parse(readFileSync(0, 'utf8')) as string[];

Promise.all(sources.map(async (source) => measurePage(await parseMdx(source)))).then(
  (figures) => process.stdout.write(JSON.stringify(figures)),
  (error: unknown) => {
    process.stderr.write(String(error));
    process.exitCode = 1;
  },
);
