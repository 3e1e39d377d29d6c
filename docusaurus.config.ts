import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as ThemeOptions } from '@docusaurus/theme-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import { apiReferenceOptions } from './api-reference.config';
import type { UserOptions as DemosOptions } from './plugins/demos/options';
import { highlight } from './plugins/code-samples/node/highlight';
import { rehypeCodeSamples } from './plugins/code-samples/node/rehypeCodeSamples';
import { remarkDemos } from './plugins/demos/node/remarkDemos';
import { listBuildDependencies } from './scripts/listBuildDependencies';
import { postcssBrandingTokens } from './src/branding/postcssTokens';
import { stylesheets } from './src/css/stylesheets';
import { buildEarlyPressesScript } from './src/earlyPresses/earlyPresses';
import { readInstalledVersions } from './src/content/readInstalledVersions';
import { checkBuiltLinks } from './src/content/links/checkBuiltLinks';
import { validateFrontMatter } from './src/content/validateFrontMatter';

const siteDir = __dirname;
/** Dates of pages come from Git; a copy of the site without it builds all the same. */
const IS_REPOSITORY = fs.existsSync(path.join(siteDir, '.git'));
/** Where the sources of the pages can be edited; without it no page offers to. */
const { REPOSITORY_URL } = process.env;
const installedVersions = readInstalledVersions(siteDir);

const STYLINGS: NonNullable<DemosOptions['stylings']> = [
  { id: 'system', label: 'MUI System' },
  { id: 'tailwind', label: 'Tailwind' },
  { id: 'css', label: 'CSS' },
];

/** One docs instance per product; a product's pages, demos and versions stand on their own. */
function createDocsPlugin(id: string) {
  return [
    '@docusaurus/plugin-content-docs',
    {
      id,
      path: `docs/${id}`,
      routeBasePath: id,
      sidebarPath: `./docs/${id}/sidebar.ts`,
      beforeDefaultRemarkPlugins: [
        [remarkDemos, { siteDir, stylings: STYLINGS.map((styling) => styling.id) }],
      ],
      remarkPlugins: [[npm2yarn, { sync: true, converters: ['pnpm', 'yarn', 'bun'] }]],
      rehypePlugins: [rehypeCodeSamples],
      numberPrefixParser: false,
      // The pages on disk are the current release; a version that is cut is an archive beside them.
      lastVersion: 'current',
      showLastUpdateTime: IS_REPOSITORY,
      ...(REPOSITORY_URL && { editUrl: `${REPOSITORY_URL}/edit/main/` }),
      versions: { current: { label: installedVersions[id] ? `v${installedVersions[id]}` : id } },
    } satisfies DocsOptions,
  ] as [string, DocsOptions];
}

const demosOptions: DemosOptions = {
  highlight,
  stylings: STYLINGS,
  runtimes: [
    { packages: ['@mui/joy'], root: '@theme/DemoRoot/Joy' },
    {
      packages: ['@mui/material', '@mui/lab', '@mui/icons-material', '@mui/system'],
      root: '@theme/DemoRoot/Material',
    },
  ],
};

const config: Config = {
  title: 'MUI Docs',
  tagline: 'Material UI, Base UI, Joy UI and MUI System',
  favicon: 'img/favicon.svg',
  // Where the site is published: canonical links and the sitemap need it.
  url: process.env.SITE_URL ?? 'https://docs.example.com',
  baseUrl: '/',
  trailingSlash: true,
  future: { v4: true, faster: true },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
    parseFrontMatter: async (params) => {
      const result = await params.defaultParseFrontMatter(params);
      validateFrontMatter({ ...params, siteDir, frontMatter: result.frontMatter });
      return result;
    },
  },
  customFields: { installedVersions },
  headTags: [{ tagName: 'script', attributes: {}, innerHTML: buildEarlyPressesScript() }],
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'zh', 'pt'],
    localeConfigs: {
      en: { label: 'English', htmlLang: 'en' },
      zh: { label: '中文', htmlLang: 'zh' },
      pt: { label: 'Português', htmlLang: 'pt' },
    },
  },
  plugins: [
    '@docusaurus/plugin-css-cascade-layers',
    ...['material-ui', 'base-ui', 'joy-ui', 'system', 'experiments'].map(createDocsPlugin),
    ['@docusaurus/plugin-content-pages', { rehypePlugins: [rehypeCodeSamples] }],
    './plugins/page-routes/index.ts',
    './plugins/preferences/index.ts',
    ['./plugins/demos/index.ts', demosOptions],
    ['./plugins/api-reference/index.ts', apiReferenceOptions],
    function siteBuildPlugin() {
      return {
        name: 'site-build',
        configurePostCss: (options) => ({
          ...options,
          plugins: [...options.plugins, postcssBrandingTokens()],
        }),
        configureWebpack: () => ({
          experiments: { cache: { buildDependencies: listBuildDependencies(siteDir) } },
        }),
        postBuild: async (site) => {
          // Translated pages are checked by Docusaurus; their sources fall back to these.
          if (site.i18n.currentLocale === site.i18n.defaultLocale) await checkBuiltLinks(site);
        },
        getPathsToWatch: () => [path.join(siteDir, 'sidebars.ts')],
      };
    },
  ],
  themes: [
    ['@docusaurus/theme-classic', { customCss: stylesheets } satisfies ThemeOptions],
    // After theme-classic: it replaces the code blocks of that theme.
    './plugins/code-samples/index.ts',
  ],
  themeConfig: {
    // Code is highlighted while the site is built; without this a whole Prism theme is shipped.
    prism: { theme: { plain: {}, styles: [] } },
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'MUI Docs',
      logo: { src: 'img/favicon.svg', alt: '', width: 28, height: 28 },
      items: [
        { type: 'custom-productSwitcher', position: 'left' },
        { type: 'custom-versionMenu', position: 'left' },
      ],
    },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  } satisfies UserThemeConfig,
};

export default config;
