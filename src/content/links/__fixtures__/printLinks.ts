/**
 * Prints the links of the page on its standard input. A program of its own because the Markdown
 * parsers are ES modules, which Jest cannot load: `node --import tsx printLinks.ts < page.mdx`.
 */
import { readFileSync } from 'node:fs';
import { collectLinks } from '../collectLinks';

collectLinks(readFileSync(0, 'utf8')).then(
  (links) => process.stdout.write(JSON.stringify(links)),
  (error: unknown) => {
    process.stderr.write(String(error));
    process.exitCode = 1;
  },
);
