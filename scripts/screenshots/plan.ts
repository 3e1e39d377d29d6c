import path from 'node:path';

/** Pages that together show every part of the look; the last one is no page on purpose. */
export const DEFAULT_PAGES: readonly string[] = [
  '/',
  '/material-ui/react-button/',
  '/material-ui/react-table/',
  '/material-ui/api/autocomplete/',
  '/base-ui/react-autocomplete/',
  '/material-ui/all-components/',
  '/blog/',
  '/blog/demos-that-wait/',
  '/no/such/page/',
];

/** Widths of the window in CSS pixels: a phone, a tablet, a laptop, a large screen. */
export const WIDTHS: readonly number[] = [360, 768, 1280, 1920];

/** How a page can look: in a color mode, or in light mode written from right to left. */
export const looks = ['light', 'dark', 'rtl'] as const;

/** One way a page can look. */
export type Look = (typeof looks)[number];

/** One picture to be taken. */
export interface Shot {
  /** Path of the page with its slashes. */
  readonly page: string;
  readonly width: number;
  readonly look: Look;
  /** Where the picture goes, inside the folder of pictures. */
  readonly file: string;
}

/**
 * Name of a page's folder of pictures.
 *
 * @example toFolderName('/material-ui/react-button/') // 'material-ui-react-button'
 */
export function toFolderName(page: string): string {
  return page.split('/').filter(Boolean).join('-') || 'home';
}

/** Every page in every width and look, page after page, so that a look at a page is one folder. */
export function planShots(choice: {
  readonly pages: readonly string[];
  readonly widths: readonly number[];
  readonly looks: readonly Look[];
}): Shot[] {
  return choice.pages.flatMap((page) =>
    choice.looks.flatMap((look) =>
      choice.widths.map((width) => ({
        page,
        width,
        look,
        file: path.join(toFolderName(page), `${look}-${width}.png`),
      })),
    ),
  );
}
