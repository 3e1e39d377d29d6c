import type { RehypePageComponentsOptions } from './rehypePageComponents';

const ARCHIVED = /[\\/][^\\/]+_versioned_docs[\\/]/;

/** Front matter keys of which ComponentLinks shows something. */
const SHOWN_BY_COMPONENT_LINKS = ['components', 'githubLabel', 'waiAria'];

/** The components of this site's pages: see `rehypePageComponents`. */
export const pageComponents: RehypePageComponentsOptions = {
  components: {
    Demo: '@theme/Demo',
    TemplateSource: '@site/src/templates/TemplateSource',
    Admonition: '@theme/Admonition',
    // Docusaurus writes `<details>` so.
    Details: '@theme/MDXComponents/Details',
    Head: '@docusaurus/Head',
  },
  elements: { admonition: 'Admonition' },
  getParts: ({ path, frontMatter }) => ({
    exports: {
      ...(SHOWN_BY_COMPONENT_LINKS.some((key) => key in frontMatter) && {
        ComponentLinks: '@site/src/components/ComponentLinks',
      }),
      ...(ARCHIVED.test(path) && { ArchiveBanner: '@site/src/versions/ArchiveBanner' }),
    },
    effects:
      frontMatter.unlisted || frontMatter.draft
        ? ['@site/src/page-components/bringVisibilityBanner']
        : [],
  }),
};
