import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import { findChanges, type FileTimes } from './fileTimes';
import type { KeptContent } from './keptContent';
import { replacePages } from './replacePages';

/** What loading is made of. */
export interface LoaderParts {
  /** Reads all pages. */
  readAll(): Promise<LoadedContent>;
  /** Reads some pages; nothing where that cannot be done. */
  readSome(content: LoadedContent, files: readonly string[]): Promise<LoadedVersion | null>;
  /** A text that changes with all that the content depends on beside the files. */
  readBasis(): string;
  readTimes(): FileTimes;
  /** Whether every page of the content is among the files: only then it is seen when one changes. */
  isCovered(content: LoadedContent, times: FileTimes): boolean;
  /** What an earlier start has kept. */
  readKept(): Promise<KeptContent | null>;
  writeKept(kept: KeptContent): Promise<void>;
}

async function update(
  kept: KeptContent,
  times: FileTimes,
  readSome: LoaderParts['readSome'],
): Promise<LoadedContent | null> {
  const { written, hasOthers } = findChanges(kept.times, times);
  if (hasOthers) return null;
  if (written.length === 0) return kept.content;
  const pages = await readSome(kept.content, written);
  return pages && replacePages(kept.content, pages);
}

/**
 * Creates the docs plugin's `loadContent` that reads what has changed since the last time, be that in this
 * process or in an earlier one.
 *
 * @throws what the docs plugin throws of a page; then all is kept as it was
 */
export function createLoader(parts: LoaderParts): () => Promise<LoadedContent> {
  let last: KeptContent | null = null;
  return async () => {
    const kept = last ?? (await parts.readKept());
    // Before the pages are read: one that is written meanwhile is read once more the next time.
    const basis = parts.readBasis();
    const times = parts.readTimes();
    const updated = kept?.basis === basis ? await update(kept, times, parts.readSome) : null;
    const content = updated ?? (await parts.readAll());
    last = parts.isCovered(content, times) ? { basis, times, content } : null;
    if (last && content !== kept?.content) await parts.writeKept(last);
    return content;
  };
}
