import type { LoadedFile } from './measure-reader';

/** A file of the larger site, and the same of the smaller; null where that has none. */
export interface FilePair {
  readonly file: LoadedFile;
  readonly before: LoadedFile | null;
}

/** A chunk whose name is a number, which it gets anew when there are more of them. */
const NUMBERED = /\/\d+\.js$/;

const isNumbered = ({ name }: LoadedFile) => NUMBERED.test(name);
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
  const others = [...left].filter(isNumbered).sort(byWeight);
  const alone = after.filter((file) => isNumbered(file) && !pairs.has(file)).sort(byWeight);
  for (const [rank, file] of alone.entries()) take(file, others[rank]);
  return after.map((file) => ({ file, before: pairs.get(file) ?? null }));
}
