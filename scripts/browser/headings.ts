import type { Page } from '@playwright/test';

/** A heading outside of demos. */
export interface PageHeading {
  readonly level: number;
  readonly text: string;
}

/**
 * The headings that a reader of the page meets, top to bottom. Those that demos show are left out; a
 * template that fills the screen is the page.
 */
export function readHeadings(page: Page): Promise<PageHeading[]> {
  return page.evaluate(() => {
    const foreign = '.demo__island:not(.template-page__stage .demo__island), [inert]';
    return [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6, [role="heading"]')]
      .filter((heading) => heading.checkVisibility() && !heading.closest(foreign))
      .map((heading) => ({
        level: Number(heading.getAttribute('aria-level') ?? heading.localName.slice(1)),
        text: (heading.textContent ?? '').trim().slice(0, 60),
      }));
  });
}

/** What is wrong with an outline: not exactly one first-level heading, or a level that is left out. */
export function judgeHeadings(headings: readonly PageHeading[]): string[] {
  const firsts = headings.filter(({ level }) => level === 1);
  const outline = headings.slice(headings.findIndex(({ level }) => level === 1));
  return [
    ...(firsts.length === 1 ? [] : [`has ${firsts.length} headings of the first level, not one`]),
    ...outline.flatMap(({ level, text }, index) => {
      const before = outline[index - 1];
      return before && level > before.level + 1
        ? [`the heading "${text}" of level ${level} follows one of level ${before.level}`]
        : [];
    }),
  ];
}

/**
 * What an article says it is for stands right below its heading, and is what search engines are told.
 * Pages that are no article, such as lists and the home page, have nothing to say here.
 */
export function findDescriptionProblem(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (!document.querySelector('.theme-doc-markdown, .blog-post-page .markdown')) return [];
    const shown = document.querySelector('h1 + .description')?.textContent?.trim();
    const meta = document.querySelector('meta[name="description"]')?.getAttribute('content');
    return shown && shown === meta?.trim()
      ? []
      : [
          `below the heading stands ${JSON.stringify(shown)}, the description is ${JSON.stringify(meta)}`,
        ];
  });
}
