import type { LoadedFile } from './measure-reader';

/** A file of the larger site, and the same of the smaller; null where that has none. */
export interface FilePair {
  readonly file: LoadedFile;
  readonly before: LoadedFile | null;
}

/**
 * Chunks whose name is a number, which they get anew when there are more of them; those without the text
 * that stands in the page (plugins/static-content) apart.
 */
const NUMBERED = [/\/\d+\.js$/, /\/\d+\.kept\.js$/];

const byWeight = (one: LoadedFile, other: LoadedFile) => other.raw - one.raw;

/**
 * Finds for each file of a page, in the larger of two sites, the one that it is in the smaller: by what it
 * is known to be, else by its name. Numbered chunks without a counterpart are compared in the order of
 * their weight: the page is the same, so are the parts that it is made of.
 */
export function pairFiles(before: readonly LoadedFile[], after: readonly LoadedFile[]): FilePair[] {
  const left = new Set(before);
  const pairs = new Map<LoadedFile, LoadedFile | null>();
  const take = (file: LoadedFile, found: LoadedFile | undefined) => {
    if (!found) return;
    left.delete(found);
    pairs.set(file, found);
  };
  for (const file of after) {
    take(
      file,
      [...left].find(
        ({ label, name }) => label === file.label && (label ?? name) === (file.label ?? file.name),
      ),
    );
  }
  for (const pattern of NUMBERED) {
    const others = [...left].filter(({ name }) => pattern.test(name)).sort(byWeight);
    const alone = after.filter((file) => pattern.test(file.name) && !pairs.has(file));
    for (const [rank, file] of alone.sort(byWeight).entries()) take(file, others[rank]);
  }
  return after.map((file) => ({ file, before: pairs.get(file) ?? null }));
}
