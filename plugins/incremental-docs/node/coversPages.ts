import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { aliasedSitePath } from '@docusaurus/utils';
import type { FileTimes } from './fileTimes';

/**
 * Whether the times of all pages are known. They are not of one that was added while the pages were read and,
 * in some releases of Node.js, of those in a folder that is linked from elsewhere.
 */
export function coversPages(siteDir: string, content: LoadedContent, times: FileTimes): boolean {
  const sources = new Set(Array.from(times.keys(), (file) => aliasedSitePath(file, siteDir)));
  return content.loadedVersions.every(({ docs, drafts }) =>
    [...docs, ...drafts].every(({ source }) => sources.has(source)),
  );
}
