import path from 'node:path';
import type { Sample } from './collectSamples';
import { keepImports } from './keepImports';
import { readModule, type ModuleFacts } from './readModule';

/** A sample as the compiler gets it. */
export interface SampleModule {
  readonly sample: Sample;
  /** Where the compiler thinks it is: beside its page, so that it finds what a demo there finds. */
  readonly filePath: string;
  /** Its code, line for line; what is put before it stands in its first line. */
  readonly text: string;
  /** Its imports of other samples of the page: as written → file path. */
  readonly siblings: ReadonlyMap<string, string>;
  /** Other modules that have to be in the same program. */
  readonly needs: readonly string[];
  readonly facts: ModuleFacts;
}

/** Titles that can be a file's path; any other is a caption. */
const FILE_TITLE = /^(?!.*\.\.)[\w@-][\w@./-]*\.([jt]sx?)$/;

const SCRIPT_ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.tsx'];

/** Path of the file that a sample is shown as. Declarations are checked as code is. */
function getFileName({ title, language }: Sample): string {
  const name = title !== null && FILE_TITLE.test(title) ? title : `sample.${language}`;
  return name.replace(/\.d\.ts$/, '.ts');
}

function getFilePath(root: string, sample: Sample): string {
  const folder = sample.page.replace(/\.mdx?$/, '.samples');
  return path.posix.join(root, folder, String(sample.line), getFileName(sample));
}

/** The sample of the page that an import means: of several alternatives the last one before it. */
function findSibling(from: Sample, specifier: string, page: readonly Sample[]): Sample | undefined {
  const wanted = path.posix.join(path.posix.dirname(getFileName(from)), specifier);
  const named = page.filter(
    (sample) =>
      sample !== from &&
      !sample.isFragment &&
      sample.title !== null &&
      SCRIPT_ENDINGS.some((ending) => getFileName(sample) === wanted + ending),
  );
  return named.filter(({ line }) => line < from.line).at(-1) ?? named[0];
}

function isContinuation({ sample, facts }: { sample: Sample; facts: ModuleFacts }): boolean {
  return !sample.isFragment && facts.specifiers.length === 0 && sample.title === null;
}

/**
 * The modules whose types a sample adds to. A project uses them somewhere, or it would not add to them;
 * the compiler wants to have seen them.
 */
function importAugmented({ augmented }: ModuleFacts): string[] {
  const modules = augmented.filter((name) => name.includes(' ')).map((name) => name.split(' ')[0]);
  return [...new Set(modules)].map((name) => `import type {} from '${name}';`);
}

/**
 * Makes modules of the samples of one page.
 *
 * - A sample with a path as its title is that file, and others of the page may import it.
 * - A sample without title and imports goes on from those before it: what they import, and the demos of
 *   the page, need not be imported again.
 * - Of a fragment only the imports are left.
 *
 * @param root absolute path of the project
 * @param demoImports what the demos of the page import, name → statement
 */
export function planModules(
  root: string,
  samples: readonly Sample[],
  demoImports: ReadonlyMap<string, string> = new Map(),
): SampleModule[] {
  const read = samples.map((sample) => ({ sample, facts: readModule(sample.code) }));
  const imported = new Map(demoImports);
  let base: Sample | null = null;

  return read.map((entry) => {
    const { sample, facts } = entry;
    const goesOn = isContinuation(entry);
    const taken = goesOn ? [...imported].filter(([name]) => facts.words.has(name)) : [];
    for (const [name, statement] of facts.imports) imported.set(name, statement);

    const siblings = new Map<string, string>();
    for (const specifier of facts.specifiers.filter((name) => name.startsWith('.'))) {
      const sibling = findSibling(sample, specifier, samples);
      if (sibling) siblings.set(specifier, getFilePath(root, sibling));
    }
    const needs = [...siblings.values(), ...(goesOn && base ? [getFilePath(root, base)] : [])];
    if (!goesOn && !sample.isFragment) base = sample;
    return {
      sample,
      filePath: getFilePath(root, sample),
      text: sample.isFragment
        ? keepImports(sample.code)
        : [...importAugmented(facts), ...taken.map(([, taking]) => taking), sample.code].join(' '),
      siblings,
      needs,
      facts,
    };
  });
}
