import { products } from '../products/products';
import { classifyPage, type VersionAddress } from './classifyPage';
import en from './synonyms/en.json';
import pt from './synonyms/pt.json';
import zh from './synonyms/zh.json';

/** Options of plugins/search, as docusaurus.config.ts gives them. */
export const createSearchOptions = (archivedVersions: readonly VersionAddress[]) => ({
  products: [
    ...products.filter(({ isPublic }) => isPublic).map(({ id, name }) => ({ id, name })),
    { id: 'site', name: 'MUI Docs' },
    { id: 'blog', name: 'Blog' },
  ],
  classify: (path: string) => classifyPage(path, archivedVersions),
  excludeSelectors: [
    '.theme-doc-breadcrumbs',
    '.theme-doc-toc-mobile',
    '.hash-link',
    '.theme-doc-footer',
    '.demo',
    '.MuiCode-copy',
    '.component-links',
    '.accessibility-results',
    '.Ad-root',
    '.api-toolbar',
  ],
  // Links to related pages: in the results of every word that such a page has in its name.
  excludeSections: ['next'],
  synonyms: { en, zh, pt },
});
