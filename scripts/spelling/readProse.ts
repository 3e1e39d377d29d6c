import fs from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { parseMdx } from '../../src/content/parseMdx';
import { UsageError } from '../cli/run-script';
import { listPageFiles } from '../content/listPageFiles';
import type { Prose } from './findSpellingProblems';
import { maskKeys, maskProse } from './maskProse';

const OTHER_DOCUMENTS = ['*.md', '{plugins,src,scripts,e2e}/**/README.md', '!**/__fixtures__/**'];

/** What readers see and is no page: demos, titles of the navigation, texts of the interface. */
const OTHER_TEXTS = [
  'docs/**/*.tsx',
  '!docs/*/api/**',
  'sidebars.ts',
  'blog/*.yml',
  'i18n/en/interface.json',
];

const LANGUAGES: Readonly<Record<string, Prose['language']>> = {
  '.tsx': 'typescriptreact',
  '.ts': 'typescript',
  '.json': 'json',
  '.yml': 'yaml',
};

/**
 * All texts of the project whose spelling is checked: what readers and authors read, in English.
 *
 * @throws UsageError naming the file that is no MDX
 */
export async function readProse(root: string): Promise<Prose[]> {
  const texts: Prose[] = [];
  const documents = await Globby(OTHER_DOCUMENTS, { cwd: root });
  for (const file of [...(await listPageFiles(root)), ...documents.sort()]) {
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    const tree = await parseMdx(source).catch((error: Error) => {
      throw new UsageError(`${file} is no MDX, as which all documents are read: ${String(error)}`);
    });
    texts.push({ file, text: maskProse(source, tree), language: 'plaintext' });
  }
  for (const file of (await Globby(OTHER_TEXTS, { cwd: root })).sort()) {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    const language = LANGUAGES[path.extname(file)] ?? 'plaintext';
    texts.push({ file, text: language === 'json' ? maskKeys(text) : text, language });
  }
  return texts;
}
