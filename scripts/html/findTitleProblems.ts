import type { Head } from './readHead';

/** A built page. */
export interface PageHead extends Head {
  /** Address of the page, with its slashes. */
  readonly path: string;
}

const REMEDIES = {
  title: 'Say in the title of one what sets it apart.',
  description: 'Say in the front matter of each what it is for.',
} as const;

/**
 * Finds titles and descriptions that pages of one language share: readers could not tell their tabs,
 * bookmarks and search results apart. A page without description shares none.
 *
 * @returns one message for every text that is there more than once
 */
export function findTitleProblems(pages: readonly PageHead[]): string[] {
  return (['title', 'description'] as const).flatMap((key) => {
    const paths = new Map<string, string[]>();
    for (const page of pages) {
      paths.set(page[key], [...(paths.get(page[key]) ?? []), page.path]);
    }
    return [...paths]
      .filter(([text, found]) => text !== '' && found.length > 1)
      .map(
        ([text, found]) =>
          `The ${key} "${text}" is that of ${found.join(' and ')}. ${REMEDIES[key]}`,
      );
  });
}
