/** What a page says of itself in search results. */
export interface PageFacts {
  readonly page: string;
  /** Pages of one owner are listed together, so their titles have to differ: a product, or the blog. */
  readonly owner: string;
  readonly title: string;
  readonly description: string;
  /** 1-based lines of both. */
  readonly titleLine: number;
  readonly descriptionLine: number;
}

const normalize = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

function findRepeated(
  pages: readonly PageFacts[],
  getKey: (page: PageFacts) => string,
  describe: (page: PageFacts, first: PageFacts) => string,
): string[] {
  const firsts = new Map<string, PageFacts>();
  return pages.flatMap((page) => {
    const key = getKey(page);
    if (key === '') return [];
    const first = firsts.get(key);
    if (first) return [describe(page, first)];
    firsts.set(key, page);
    return [];
  });
}

/**
 * Finds titles that two pages of a product share, and descriptions that two pages of the site share.
 *
 * @returns one message for every page but the first
 */
export function findDuplicates(pages: readonly PageFacts[]): string[] {
  return [
    ...findRepeated(
      pages,
      ({ owner, title }) => title && `${owner} ${normalize(title)}`,
      ({ page, titleLine, title }, first) =>
        `${page}:${titleLine}: the title "${title}" is that of ${first.page} too. Say in one of them what sets it apart.`,
    ),
    ...findRepeated(
      pages,
      ({ description }) => normalize(description),
      ({ page, descriptionLine }, first) =>
        `${page}:${descriptionLine}: the description is that of ${first.page} too. Say what this page is for.`,
    ),
  ];
}
