/** Code of API pages only: what finds links to them, `useApiLinks`, is part of other pages too. */
export const API_PAGE_CODE =
  /[\\/]api-reference[\\/](?:client[\\/](?!useApiLinks|toSlug)|theme[\\/])|[\\/]theme[\\/]Api[A-Z]/;

/**
 * Keeps the code of API pages out of Docusaurus' `common` chunk (priority 40): that one takes whatever
 * two pages share, and is downloaded by every page.
 */
export function createSplitChunks() {
  return {
    cacheGroups: {
      apiReference: {
        name: 'api-reference',
        test: API_PAGE_CODE,
        chunks: 'async' as const,
        priority: 50,
        minChunks: 2,
      },
    },
  };
}
