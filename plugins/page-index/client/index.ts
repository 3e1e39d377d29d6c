import { translate } from '@docusaurus/Translate';

/** Title of the page that lists all pages, and the text of links to it, in the reader's language. */
export function getPageIndexTitle(): string {
  return translate({
    id: 'pageIndex.title',
    message: 'All pages',
    description: 'Title of the page that lists all pages, and text of links to it',
  });
}
