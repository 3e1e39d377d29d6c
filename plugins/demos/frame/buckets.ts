/** A package with more modules than this is not listed in the frame's registry. */
const MAX_LISTED_ENTRIES = 1000;

/** Whether a package of so many modules lies in buckets. */
export function isBucketed(entryCount: number): boolean {
  return entryCount > MAX_LISTED_ENTRIES;
}

/**
 * The bucket of a module: names that begin alike lie together, so that a name which does not exist
 * finds the ones it was meant for in the same file.
 *
 * @example getBucket('DeleteOutline') // 'de'
 */
export function getBucket(entry: string): string {
  return entry.slice(0, 2).toLowerCase();
}
