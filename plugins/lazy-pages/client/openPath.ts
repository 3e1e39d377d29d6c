/** Where a browser asks the development server for a page, with the page's name in the body. */
export const OPEN_PATH = '/lazy-pages/open';
