import fs from 'node:fs';
import type { Replacement } from './dropUnused';

/** `one.localeCompare(other)`, with what either of them is: names, properties and fixed places in lists. */
const COMPARISON = /([\w.[\]]+)\.localeCompare\(([\w.[\]]+)\)/g;

function comparePlainly(file: string): string {
  const code = fs.readFileSync(file, 'utf8');
  const plain = code.replace(COMPARISON, '($1 < $2 ? -1 : Number($1 > $2))');
  if (plain !== code && !plain.includes('.localeCompare(')) return plain;
  throw new Error(
    `plugins/page-routes: ${file} no longer compares as ${COMPARISON.source}. ` +
      'Docusaurus has changed; adapt plugins/page-routes/node/plainOrder.ts.',
  );
}

/**
 * Docusaurus puts paths and names of properties in the order of the reader's language on every page, where
 * any order does in which a longer path stands on the right side of its beginning. The first such comparison
 * makes the browser load the language's rules: 12 ms on a desktop, about 50 on a phone, in one task.
 */
export const plainOrder: readonly Replacement[] = [
  {
    test: /[\\/]plugin-content-docs[\\/]lib[\\/]client[\\/]docsClientUtils\.js$/,
    print: comparePlainly,
  },
  { test: /[\\/]theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/, print: comparePlainly },
];
