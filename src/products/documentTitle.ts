/** A documentation page, as its tab and search results call it. */
export interface TitledDocument {
  /** Title of the page: `Button API`. */
  readonly title: string;
  readonly productName: string;
  /** Label of an archived version; null on pages of the documented release. */
  readonly versionLabel: string | null;
  readonly siteTitle: string;
  /** What stands before the name of the site. */
  readonly titleDelimiter: string;
}

/**
 * Title of the document of a page. Libraries have components of the same name, and archives the same
 * pages, so the title of the page alone would not tell tabs and bookmarks apart.
 *
 * @example
 * // 'Button API - Joy UI | MUI Docs'; of an archived version 'Button API - Joy UI v5 | MUI Docs'
 */
export function buildDocumentTitle({
  title,
  productName,
  versionLabel,
  siteTitle,
  titleDelimiter,
}: TitledDocument): string {
  const library = versionLabel === null ? productName : `${productName} ${versionLabel}`;
  const named = title.includes(library) ? title : `${title} - ${library}`;
  return `${named} ${titleDelimiter} ${siteTitle}`;
}
