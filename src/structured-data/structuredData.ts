/** A page of documentation, as far as search engines ask for it. */
export interface ArticleFacts {
  readonly headline: string;
  readonly description: string;
  /** Absolute address of the page. */
  readonly url: string;
  /** Absolute address of its picture. */
  readonly image: string;
  /** Language of its text, which is English where nobody has translated it yet. */
  readonly language: string;
  /** What the navigation files it under; undefined where it stands alone. */
  readonly section?: string;
  /** Milliseconds since 1970; undefined where nobody recorded them. */
  readonly modified?: number;
  readonly site: { readonly name: string; readonly url: string };
}

/** What a page is, in the words of schema.org: TechArticle. */
export function buildTechArticle(facts: ArticleFacts): object {
  const { headline, description, url, image, language, section, modified, site } = facts;
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline,
    description,
    url,
    image,
    inLanguage: language,
    ...(section !== undefined && { articleSection: section }),
    ...(modified !== undefined && { dateModified: new Date(modified).toISOString() }),
    isPartOf: { '@type': 'WebSite', ...site },
  };
}

/** One step of the way to a page, with its absolute address. */
export interface Crumb {
  readonly name: string;
  readonly url: string;
}

/** The way from the home page to a page, in the words of schema.org: BreadcrumbList. */
export function buildBreadcrumbList(crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** JSON that can stand in a script element: no text of it ends the element or opens a comment. */
export function toScriptText(data: object): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

/** Absolute address of a page, with the slash at its end that all of our pages have. */
export function toPageUrl(siteUrl: string, pathname: string): string {
  return `${siteUrl}${pathname.replace(/\/*$/, '/')}`;
}
