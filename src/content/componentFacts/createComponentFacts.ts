import path from 'node:path';
import type { ComponentFacts } from '../../components/ComponentLinks/componentFacts';
import { findSubject, listSubjects } from './findSubject';
import { createKeptSizes } from './keptSizes';
import { measureImports, type ImportSize } from './measureImports';

/** Key of the facts in a page's front matter, where the layout finds them. */
export const FACTS_KEY = 'componentFacts';

/** Sizes by import line: first those of all pages at once, later those of pages that were added. */
function createSizes(siteDir: string) {
  const kept = createKeptSizes(siteDir);
  const workDir = path.join(siteDir, 'node_modules', '.cache', `component-sizes-${process.pid}`);
  let known: Record<string, ImportSize> = {};
  let last: Promise<void> = Promise.resolve();

  async function measure(lines: readonly string[]): Promise<void> {
    const wanted = lines.filter((line) => !(line in known));
    if (wanted.length === 0) return;
    const sizes = await measureImports(wanted, { siteDir, workDir });
    wanted.forEach((line, index) => {
      const size = sizes[index];
      if (size) known[line] = size;
    });
    kept.write(known);
  }

  let first: Promise<void> | undefined;
  const measureAll = async () => {
    known = { ...kept.read() };
    const subjects = await listSubjects(siteDir);
    await measure(subjects.map(({ importLine }) => importLine));
  };

  return async (importLine: string): Promise<ImportSize | undefined> => {
    first ??= measureAll();
    await first;
    // One after the other: they share a folder.
    last = last.then(() => measure([importLine]));
    await last;
    return known[importLine];
  };
}

/**
 * Creates the function that adds a component's facts to the front matter of its page, for
 * `markdown.parseFrontMatter`. So they travel with the page, and no other page carries them.
 *
 * @param siteDir absolute path
 * @returns the front matter, with `componentFacts` where the page is about a component
 */
export function createComponentFacts(siteDir: string) {
  const getSize = createSizes(siteDir);
  return async (
    filePath: string,
    frontMatter: Record<string, unknown>,
  ): Promise<Record<string, unknown>> => {
    const subject = findSubject(siteDir, filePath, frontMatter);
    const size = subject && (await getSize(subject.importLine));
    if (!size) return frontMatter;
    const { name, sourceUrl } = subject;
    const facts: ComponentFacts = { name, sourceUrl, gzipBytes: size.gzip };
    return { ...frontMatter, [FACTS_KEY]: facts };
  };
}
