import fs from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import { getOriginalPath } from '../getOriginalPath';

const SITE = path.resolve(__dirname, '../../..');

const translations = fs
  .readdirSync(path.join(SITE, 'i18n'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => path.join('i18n', name));

function readPage(file: string): string {
  return fs.readFileSync(file, 'utf8');
}

function listHeadingIds(page: string): string[] {
  const slugger = createSlugger();
  const text = page.replace(/^```.*?^```$/gms, '');
  return Array.from(text.matchAll(/^#{2,3} (.*)$/gm), ([, heading = '']) => {
    const explicit = /\{\/\* #([\w-]+) \*\/\}$/.exec(heading);
    return explicit?.[1] ?? slugger.slug(heading);
  });
}

const listAll = (page: string, pattern: RegExp) =>
  Array.from(page.matchAll(pattern), ([all]) => all);

it('has translated pages to look at', () => {
  expect(translations.length).toBeGreaterThan(0);
});

describe.each(translations)('%s', (name) => {
  const page = readPage(path.join(SITE, name));
  const original = readPage(getOriginalPath(SITE, path.join(SITE, name)) ?? 'no original');

  it('has the headings of the English page under the same ids, so that links to them work', () => {
    expect(listHeadingIds(page)).toEqual(listHeadingIds(original));
  });

  it('has its address, its demos and its commands', () => {
    for (const pattern of [
      /^slug: .*$/gm,
      /<Demo [^>]*>/g,
      /^```.*$/gm,
      /^npm (?:install|ls) .*$/gm,
    ]) {
      expect(listAll(page, pattern)).toEqual(listAll(original, pattern));
    }
  });
});
