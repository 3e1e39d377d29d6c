import fs from 'node:fs';
import path from 'node:path';
import { USED_CLASSES } from '../src/css/node/postcssUnusedClasses';
import { expect, test } from './support/test';

const BUILD = path.resolve('build');

/** Of English pages: those of other languages are made of the same components. */
const isEnglish = (name: string) => !/^(?:zh|pt)[\\/]/.test(name);

function list(folder: string, extension: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension) && isEnglish(name))
    .map((name) => path.join(folder, name));
}

/** All classes that Infima has rules for. */
function readInfima(): Set<string> {
  const css = fs.readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8');
  return new Set(Array.from(css.matchAll(/\.([a-z][\w-]*)/g), ([, name = '']) => name));
}

/** Names of classes on elements, from a page's HTML. */
function readClasses(html: string): string[] {
  return Array.from(html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)).flatMap(([, quoted, bare]) =>
    (quoted ?? bare ?? '').split(/\s+/),
  );
}

/** Words in a script that can be nothing but names of such classes. */
const readNames = (code: string) => code.match(/(?<![\w-])[a-z][\w-]*(?:--|__)[\w-]+/g) ?? [];

test('the stylesheet has all that pages and scripts have of Infima, and no more', () => {
  const infima = readInfima();
  const missing = new Map<string, string>();
  const lookFor = (names: readonly string[], file: string) => {
    for (const name of names) {
      if (infima.has(name) && !USED_CLASSES.has(name)) missing.set(name, file);
    }
  };
  const pages = list(BUILD, '.html');
  const scripts = list(path.join(BUILD, 'assets/js'), '.js');
  expect(Math.min(pages.length, scripts.length)).toBeGreaterThan(500);
  for (const file of pages) lookFor(readClasses(fs.readFileSync(file, 'utf8')), file);
  for (const file of scripts) lookFor(readNames(fs.readFileSync(file, 'utf8')), file);
  expect(Object.fromEntries(missing)).toEqual({});

  const [css = ''] = list(path.join(BUILD, 'assets/css'), '.css').map((file) =>
    fs.readFileSync(file, 'utf8'),
  );
  const unused = [...infima].filter((name) => /--|__/.test(name) && !USED_CLASSES.has(name));
  // What an element must not have weighs in a selector, too.
  const required = css.replace(/:not\([^)]*\)/g, '');
  const left = unused.filter((name) => new RegExp(`\\.${name}(?![\\w-])`).test(required));
  expect(left).toEqual([]);
  expect(unused.length).toBeGreaterThan(100);
});
