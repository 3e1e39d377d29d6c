import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '@docusaurus/types';
import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as ThemeOptions } from '@docusaurus/theme-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type { UserOptions as AdSlotOptions } from './plugins/ad-slot/options';
import {
  DEFAULT_OPTIONS as ANALYTICS_DEFAULTS,
  type UserOptions as AnalyticsOptions,
} from './plugins/analytics/options';
import { apiReferenceOptions } from './api-reference.config';
import { createApiLinkTest } from './plugins/api-reference/client/toSlug';
import type { UserOptions as DemosOptions } from './plugins/demos/options';
import formatting from './.prettierrc.json';
import { demoRuntimes } from './src/content/demoRuntimes';
import { highlight } from './plugins/code-samples/node/highlight';
import { rehypeCodeSamples } from './plugins/code-samples/node/rehypeCodeSamples';
import type { UserRehypeOptions } from './plugins/code-samples/options';
import { deriveSample } from './plugins/demos/node/javascript/deriveSample';
import { createDemoReader } from './plugins/demos/node/readPageDemos';
import { remarkDemos } from './plugins/demos/node/remarkDemos';
import type { UserOptions as DocsOptions } from './plugins/incremental-docs/options';
import type { UserOptions as PageIndexOptions } from './plugins/page-index/options';
import type { UserOptions as PageMarkdownOptions } from './plugins/page-markdown/options';
import type { UserOptions as PageRoutesOptions } from './plugins/page-routes/options';
import { buildPageTemplate } from './plugins/page-start/node/buildPageTemplate';
import { createStaticContent } from './plugins/static-content';
import { keepContent } from './plugins/static-content/node/keepContent';
import { remarkVersionLinks } from './plugins/versions/node/remarkVersionLinks';
import { resolveRelease } from './plugins/versions/node/resolveRelease';
import { getVersionLabel, toDemoRelease } from './plugins/versions/node/siteOptions';
import { readArchivedVersions } from './plugins/versions/node/versionRecord';
import type { UserOptions as ServiceWorkerOptions } from './plugins/service-worker/options';
import { createLicenseDefinition, getCacheVersion } from './scripts/dataGridLicense';
import { noteDeployment } from './scripts/host/deployment-note';
import { listOutsideSources } from './scripts/host/outside-sources';
import { listBuildDependencies } from './scripts/listBuildDependencies';
import { postcssBrandingTokens } from './src/branding/postcssTokens';
import { inHouseAds } from './src/ads/inHouseAds';
import { stylesheets } from './src/css/stylesheets';
import { buildWholeLayoutScript } from './src/deferred-layout/wholeLayout';
import { buildEarlyPressesScript } from './src/earlyPresses/earlyPresses';
import { postcssEmQueries } from './src/css/node/postcssEmQueries';
import { postcssLogicalProperties } from './src/css/node/postcssLogicalProperties';
import { listStyleReaders } from './src/css/node/listStyleReaders';
import { postcssUnusedClasses } from './src/css/node/postcssUnusedClasses';
import { postcssUnusedProperties } from './src/css/node/postcssUnusedProperties';
import { createIconsRule } from './src/icons/node/createIconsRule';
import { LANGUAGES } from './src/interface-text/languages';
import { createSearchOptions } from './src/search/searchOptions';
import { createPlaygroundRule } from './src/playgrounds/node/createPlaygroundRule';
import { remarkPlaygrounds } from './src/playgrounds/node/remarkPlaygrounds';
import { createLanguageAliases } from './src/interface-text/node/createLanguageAliases';
import { listOldPaths } from './src/redirects/oldPaths';
import { buildThemeInlineScript, buildThemeTags } from './src/theming/inlineScript';
import { IMAGE_SIZE } from './src/social-images/imagePath';
import { pageComponents } from './src/page-components/node/pageComponents';
import { rehypePageComponents } from './src/page-components/node/rehypePageComponents';
import { splitPageComponents } from './src/page-components/node/splitPageComponents';
import { products } from './src/products/products';
import { createAccessibilityFacts } from './src/content/accessibility/createAccessibilityFacts';
import { createComponentFacts } from './src/content/componentFacts/createComponentFacts';
import { getOriginalPath } from './src/content/getOriginalPath';
import { readInstalledVersions } from './src/content/readInstalledVersions';
import { writeChangelogFeeds } from './src/changelog/node/writeChangelogFeeds';
import { checkBuiltLinks } from './src/content/links/checkBuiltLinks';
import { validateFrontMatter } from './src/content/validateFrontMatter';
import { addLocalTexts } from './src/local-texts/addLocalTexts';
import { createWindowSizeRule } from './src/text-size/node/createWindowSizeRule';

const siteDir = __dirname;
/** Dates of pages come from Git; a copy of the site without it builds all the same. */
const IS_REPOSITORY = fs.existsSync(path.join(siteDir, '.git'));
/** Where the sources of the pages can be edited; without it no page offers to. */
const { REPOSITORY_URL } = process.env;
const installedVersions = readInstalledVersions(siteDir);
const addComponentFacts = createComponentFacts(siteDir);
const addAccessibilityFacts = createAccessibilityFacts(siteDir, installedVersions);
const archivedVersions = readArchivedVersions(siteDir);
const demoReleases = archivedVersions.map((version) =>
  toDemoRelease(resolveRelease(siteDir, version)),
);
const licenseDefinition = createLicenseDefinition(process.env);

const STYLINGS: NonNullable<DemosOptions['stylings']> = [
  { id: 'system', label: 'MUI System' },
  { id: 'tailwind', label: 'Tailwind' },
  { id: 'css', label: 'CSS' },
];

const codeSamples: [typeof rehypeCodeSamples, UserRehypeOptions] = [
  rehypeCodeSamples,
  { toJavaScript: (code, fileName) => deriveSample(code, fileName, formatting) },
];

const staticContent = createStaticContent();

/** What the pages' front matter and the sidebars are made by, and from, beside the pages. */
const pageSources = {
  codeFiles: listBuildDependencies(siteDir),
  dataFiles: [path.join(siteDir, 'sidebars.ts')],
};

/** One docs instance per product; a product's pages, demos and versions stand on their own. */
function createDocsPlugin(id: string) {
  return [
    './plugins/incremental-docs/index.ts',
    {
      id,
      ...pageSources,
      path: `docs/${id}`,
      routeBasePath: id,
      sidebarPath: `./docs/${id}/sidebar.ts`,
      beforeDefaultRemarkPlugins: [
        [
          remarkDemos,
          {
            siteDir,
            stylings: STYLINGS.map((styling) => styling.id),
            getOriginalPath: (pagePath: string) => getOriginalPath(siteDir, pagePath),
            isGenerated: (frontMatter: object) => 'generated' in frontMatter,
          },
        ],
        [
          remarkPlaygrounds,
          { siteDir, getOriginalPath: (pagePath: string) => getOriginalPath(siteDir, pagePath) },
        ],
      ],
      remarkPlugins: [
        [remarkVersionLinks, { siteDir, instance: id }],
        [npm2yarn, { sync: true, converters: ['pnpm', 'yarn', 'bun'] }],
      ],
      rehypePlugins: [
        [rehypePageComponents, pageComponents],
        codeSamples,
        staticContent.rehypePlugin,
      ],
      numberPrefixParser: false,
      // The pages on disk are the current release; a version that is cut is an archive beside them.
      lastVersion: 'current',
      showLastUpdateTime: IS_REPOSITORY,
      ...(REPOSITORY_URL && { editUrl: `${REPOSITORY_URL}/edit/main/` }),
      versions: {
        // The header names the version; a badge on every page would say it again.
        current: {
          label: installedVersions[id] ? `v${installedVersions[id]}` : id,
          badge: false,
        },
        ...Object.fromEntries(
          archivedVersions
            .filter(({ instance }) => instance === id)
            .map(({ name }) => [name, { label: getVersionLabel(name), badge: false }]),
        ),
      },
    } satisfies DocsOptions,
  ] as [string, DocsOptions];
}

const blogOptions: BlogOptions = {
  blogTitle: 'Blog',
  blogDescription: 'How this documentation is made, what changes in it, and what was measured.',
  // The list of posts is a page, not a column beside each post.
  blogSidebarCount: 0,
  // It would say what the list says, under headings that leave out a level.
  archiveBasePath: null,
  feedOptions: { type: ['rss', 'atom'], title: 'MUI Docs blog' },
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  rehypePlugins: [[rehypePageComponents, pageComponents], rehypeCodeSamples],
  ...(REPOSITORY_URL && { editUrl: `${REPOSITORY_URL}/edit/main/` }),
};

/** What edited demos may import: all that the pages' demos do. */
const EDITOR_PACKAGES = [
  'react',
  'react-dom',
  '@emotion/react',
  '@emotion/styled',
  '@mui/base',
  '@mui/icons-material',
  '@mui/joy',
  '@mui/lab',
  '@mui/material',
  '@mui/system',
  '@mui/x-data-grid',
  '@mui/x-data-grid-pro',
  '@mui/x-license',
];

const demosOptions: DemosOptions = {
  highlight,
  formatting,
  editor: process.env.DEMO_EDITOR === 'off' ? null : { packages: EDITOR_PACKAGES },
  stylings: STYLINGS,
  runtimes: demoRuntimes,
  releases: demoReleases,
};

/** The network is a deployment's own; without one the slot shows in-house ads. */
const adSlotOptions: AdSlotOptions = {
  scriptUrl: process.env.AD_SCRIPT_URL || null,
  feedUrl: process.env.AD_FEED_URL || null,
  displayRatio: process.env.AD_DISPLAY_RATIO || undefined,
  enabledInDevelopment: process.env.AD_IN_DEVELOPMENT === 'true',
  excludedPaths: ['/experiments/', '/blog/'],
  inHouseAds,
};

const analyticsOptions: AnalyticsOptions = {
  tagId: process.env.ANALYTICS_TAG_ID || null,
  scriptUrl: process.env.ANALYTICS_SCRIPT_URL || undefined,
  privacyUrl: process.env.PRIVACY_URL || null,
  // Whoever sends readers' data to others asks them first, unless the deployment knows better.
  requiresConsent:
    Boolean(process.env.ANALYTICS_TAG_ID || adSlotOptions.scriptUrl || adSlotOptions.feedUrl) &&
    process.env.CONSENT_REQUIRED !== 'false',
};

/** What pages may load from others; their policy and the host's headers are made from it. */
const outsideSources = listOutsideSources({
  adScriptUrl: adSlotOptions.scriptUrl ?? null,
  adFeedUrl: adSlotOptions.feedUrl ?? null,
  adHosts: process.env.AD_HOSTS ?? '',
  tagScriptUrl: analyticsOptions.tagId
    ? (analyticsOptions.scriptUrl ?? ANALYTICS_DEFAULTS.scriptUrl)
    : null,
  iconFontUrl: process.env.ICON_FONT_URL || null,
});

const pageRoutesOptions: PageRoutesOptions = {
  getSidebarParts: ({ permalink, frontMatter: { components } }) => ({
    // The links below a heading: plugins/api-reference/client/useApiLinks.ts.
    hasLink: createApiLinkTest(Array.isArray(components) ? components.map(String) : []),
    // <ComponentGallery> lists what stands beside its page.
    hasSiblings: permalink.endsWith('/all-components'),
  }),
  // The end of what plugins/page-start keeps a page's scripts in until it has been painted.
  linkChunksBefore: '</template>',
  // And its beginning: the content has to be there before the main script looks for it.
  trimmedContentAfter: '<template data-scripts>',
  extendMetadata: addLocalTexts,
  trimContent: keepContent,
};

const pageMarkdownOptions: PageMarkdownOptions = {
  libraries: products
    .filter(({ isPublic }) => isPublic)
    .map(({ id, name, tagLine, packageName }) => ({
      docsId: id,
      name,
      tagLine,
      package: packageName,
    })),
  readDemos: createDemoReader({
    siteDir,
    stylings: STYLINGS,
    formatting,
    getOriginalPath: (pagePath) => getOriginalPath(siteDir, pagePath),
  }),
};

/** Pages register it on the host of `url` only. */
const serviceWorkerOptions: ServiceWorkerOptions = {
  enabled: process.env.SERVICE_WORKER !== 'off',
  offlineScript: buildThemeInlineScript(),
};

/** Part of the title of every page, and said on the pictures that stand for pages. */
const SITE_NAME = 'MUI Docs';

const config: Config = {
  title: SITE_NAME,
  tagline: 'Material UI, Base UI, Joy UI and MUI System',
  // Not the drawing it is made of: a browser makes a document of such a one, and may do so for every page.
  favicon: 'img/favicon.png',
  // Where the site is published: canonical links and the sitemap need it.
  url: process.env.SITE_URL ?? 'https://docs.example.com',
  baseUrl: '/',
  // A script in the home page that looks for a wrong base URL, which the root cannot be.
  baseUrlIssueBanner: false,
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
      const facts = await addComponentFacts(params.filePath, result.frontMatter);
      return { ...result, frontMatter: addAccessibilityFacts(params.filePath, facts) };
    },
  },
  customFields: { installedVersions },
  ssrTemplate: buildPageTemplate(),
  clientModules: [
    './src/deferred-layout/clientModule.ts',
    './src/head/serverHead.ts',
    './src/scroll/keepPlace.ts',
  ],
  headTags: [buildEarlyPressesScript(), buildWholeLayoutScript()].map((innerHTML) => ({
    tagName: 'script',
    attributes: {},
    innerHTML,
  })),
  i18n: {
    defaultLocale: 'en',
    locales: [...LANGUAGES],
    localeConfigs: {
      en: { label: 'English', htmlLang: 'en' },
      zh: { label: '中文', htmlLang: 'zh' },
      pt: { label: 'Português', htmlLang: 'pt' },
    },
  },
  plugins: [
    '@docusaurus/plugin-css-cascade-layers',
    ...['material-ui', 'base-ui', 'joy-ui', 'system', 'experiments'].map(createDocsPlugin),
    ['@docusaurus/plugin-content-blog', blogOptions],
    [
      '@docusaurus/plugin-content-pages',
      { rehypePlugins: [[rehypePageComponents, pageComponents], codeSamples] },
    ],
    [
      '@docusaurus/plugin-sitemap',
      {
        ignorePatterns: ['/{experiments,*/experiments}/**'],
        lastmod: IS_REPOSITORY ? 'date' : null,
      },
    ],
    ['@docusaurus/plugin-client-redirects', { createRedirects: listOldPaths }],
    ['./plugins/page-routes/index.ts', pageRoutesOptions],
    './plugins/page-start/index.ts',
    './plugins/safe-output/index.ts',
    staticContent.plugin,
    './plugins/inline-translations/index.ts',
    './plugins/page-head/index.ts',
    './plugins/lazy-pages/index.ts',
    './plugins/preferences/index.ts',
    ['./plugins/page-markdown/index.ts', pageMarkdownOptions],
    [
      './plugins/page-index/index.ts',
      {
        docs: products
          .filter(({ isPublic }) => isPublic)
          .map(({ id, name }) => ({ id, label: name })),
      } satisfies PageIndexOptions,
    ],
    './plugins/versions/index.ts',
    ['./plugins/api-reference/index.ts', apiReferenceOptions],
    ['./plugins/ad-slot/index.ts', adSlotOptions],
    ['./plugins/analytics/index.ts', analyticsOptions],
    ['./plugins/icon-font/index.ts', { stylesheetUrl: process.env.ICON_FONT_URL || null }],
    ['./plugins/search/index.ts', createSearchOptions(archivedVersions)],
    ['./plugins/service-worker/index.ts', serviceWorkerOptions],
    function siteBuildPlugin({ i18n, baseUrl }) {
      return {
        name: 'site-build',
        injectHtmlTags: () => buildThemeTags(baseUrl),
        configurePostCss: (options) => ({
          ...options,
          plugins: [
            ...options.plugins,
            postcssUnusedClasses(),
            postcssUnusedProperties(listStyleReaders(siteDir)),
            postcssBrandingTokens(),
            postcssLogicalProperties(),
            postcssEmQueries(),
          ],
        }),
        configureWebpack: (bundlerConfig, isServer, { currentBundler }) => {
          const playgroundRule = createPlaygroundRule({
            isServer,
            runtimes: demoRuntimes,
            releases: demoReleases,
            siteDir,
          });
          const version = getCacheVersion(bundlerConfig, licenseDefinition);
          return {
            resolve: { alias: createLanguageAliases(siteDir, i18n.currentLocale) },
            module: {
              rules: [playgroundRule, createIconsRule({ isServer }), createWindowSizeRule(siteDir)],
            },
            plugins: [new currentBundler.instance.DefinePlugin(licenseDefinition)],
            ...(!isServer && { optimization: { splitChunks: splitPageComponents() } }),
            experiments: {
              cache: {
                buildDependencies: listBuildDependencies(siteDir),
                ...(version !== null && { version }),
              },
            },
          };
        },
        postBuild: async (site) => {
          // Translated pages are checked by Docusaurus; their sources fall back to these.
          if (site.i18n.currentLocale === site.i18n.defaultLocale) await checkBuiltLinks(site);
          await writeChangelogFeeds(site, IS_REPOSITORY);
          await noteDeployment(site, outsideSources);
        },
      };
    },
    // After the site's own: the frame of edited demos takes over what aliases are there by then.
    ['./plugins/demos/index.ts', demosOptions],
  ],
  themes: [
    ['@docusaurus/theme-classic', { customCss: stylesheets } satisfies ThemeOptions],
    // After theme-classic: it replaces the code blocks of that theme.
    './plugins/code-samples/index.ts',
  ],
  themeConfig: {
    // Pages without a picture of their own have that of the home page; see src/social-images.
    image: 'og/index.png',
    metadata: [
      { property: 'og:site_name', content: SITE_NAME },
      { property: 'og:image:width', content: String(IMAGE_SIZE.width) },
      { property: 'og:image:height', content: String(IMAGE_SIZE.height) },
      { property: 'og:image:alt', content: SITE_NAME },
    ],
    // Code is highlighted while the site is built; without this a whole Prism theme is shipped.
    prism: { theme: { plain: {}, styles: [] } },
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'MUI Docs',
      items: [
        { type: 'custom-pageIndexLink', position: 'left' },
        { type: 'custom-productSwitcher', position: 'left' },
        { type: 'custom-versionMenu', position: 'left' },
        { type: 'search', position: 'right', className: 'search-slot' },
        { to: '/blog/', label: 'Blog', position: 'right' },
        { type: 'custom-settings', position: 'right' },
      ],
    },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  } satisfies UserThemeConfig,
};

export default config;
