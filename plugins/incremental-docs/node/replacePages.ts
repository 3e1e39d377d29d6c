import { isDeepStrictEqual } from 'node:util';
import type { DocMetadata, LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';

/** What says nothing to sidebars, neighbors or addresses. */
function pickStructure(doc: DocMetadata) {
  const { frontMatter, sidebar, previous, next, ...facts } = doc;
  const { description: _description, lastUpdatedAt: _at, lastUpdatedBy: _by, ...structure } = facts;
  const { description: _text, ...keys } = frontMatter;
  return { ...structure, keys };
}

/** The page as it is now in its old place, or nothing if it would stand in another. */
function replacePage(old: DocMetadata, page: DocMetadata): DocMetadata | null {
  if (!isDeepStrictEqual(pickStructure(old), pickStructure(page))) return null;
  return { ...page, sidebar: old.sidebar, previous: old.previous, next: old.next };
}

/**
 * Puts pages that were read by themselves in the place of what was known of them.
 *
 * @param content of all pages
 * @param version with nothing but the pages that were read; those have no neighbors
 * @returns nothing where it takes more: a page is not known, or its title, address or place in a sidebar
 * has changed, which other pages tell of
 */
export function replacePages(
  content: LoadedContent,
  version: Pick<LoadedVersion, 'versionName' | 'docs'>,
): LoadedContent | null {
  const pages = new Map(version.docs.map((doc) => [doc.source, doc]));
  let isSame = true;
  let count = 0;
  const replace = (old: DocMetadata): DocMetadata => {
    const page = pages.get(old.source);
    if (!page) return old;
    const replaced = replacePage(old, page);
    if (replaced) count += 1;
    else isSame = false;
    return replaced ?? old;
  };
  const loadedVersions = content.loadedVersions.map((known) =>
    known.versionName === version.versionName ? { ...known, docs: known.docs.map(replace) } : known,
  );
  return isSame && count === pages.size ? { ...content, loadedVersions } : null;
}
