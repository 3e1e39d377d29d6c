import fs from 'node:fs';

/** What decides about it; `themeConfig` is the theme's. */
export interface DecidingConfig {
  readonly baseUrlIssueBanner: boolean;
  readonly themeConfig: Readonly<Record<string, unknown>>;
  readonly future: { readonly experimental_router: string };
}

/** A file of Docusaurus, and what it is for readers. */
export interface Replacement {
  readonly test: RegExp;
  readonly print: (file: string) => string;
}

/** The part of the theme's configuration that decides. */
interface DecidingTheme {
  readonly announcementBar?: unknown;
  readonly docs?: { readonly sidebar?: { readonly hideable?: boolean } };
}

const NOTHING = 'export default function Nothing() { return null; }';

/** For a site without a bar: nothing to remember, nothing to close. */
const NO_ANNOUNCEMENT = `
  const value = { isActive: false, close() {} };
  export const useAnnouncementBar = () => value;
  export const AnnouncementBarProvider = ({ children }) => children;
`;

/** The question that Docusaurus' entry asks; with it go the router and the history for such addresses. */
const HASH_ROUTER = /siteConfig\.future\.experimental_router === 'hash'/;

/** Where Docusaurus looks for the home page: also in routes within others, which are not in the list here. */
const HOME_ROUTE = /export function findHomePageRoute\([\s\S]*?\n\}\n/;
const TOP_HOME_ROUTE = `
  export const findHomePageRoute = ({ baseUrl, routes }) =>
    routes.find(({ path, exact }) => path === baseUrl && exact);
`;

/** @throws Error if the file has not what is to be replaced */
function replaceIn(file: string, pattern: RegExp, replacement: string): string {
  const code = fs.readFileSync(file, 'utf8');
  if (pattern.test(code)) return code.replace(pattern, replacement);
  throw new Error(
    `plugins/page-routes: ${file} no longer has ${pattern.source}. ` +
      'Docusaurus has changed; adapt plugins/page-routes/node/dropUnused.ts.',
  );
}

/** Versions of all plugins: only that of Docusaurus is read, and by nobody but the server. */
function slimSiteMetadata(file: string): string {
  const { docusaurusVersion } = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<
    string,
    unknown
  >;
  return JSON.stringify({ docusaurusVersion });
}

/** Whether pages are told from each other by the path of their address, not by what follows a `#`. */
export function hasPaths({ future }: Pick<DecidingConfig, 'future'>): boolean {
  return future.experimental_router !== 'hash';
}

/**
 * Parts of Docusaurus that a site's configuration leaves unused, and which readers would download all
 * the same. Development and the server keep them.
 */
export function dropUnused(config: DecidingConfig): Replacement[] {
  const { announcementBar, docs } = config.themeConfig as DecidingTheme;
  const replacements: (Replacement & { readonly isUnused?: boolean })[] = [
    {
      test: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]BaseUrlIssueBanner[\\/]index\.js$/,
      isUnused: !config.baseUrlIssueBanner,
      print: () => NOTHING,
    },
    {
      test: /[\\/]theme-classic[\\/]lib[\\/]theme[\\/]AnnouncementBar[\\/]index\.js$/,
      isUnused: !announcementBar,
      print: () => NOTHING,
    },
    {
      test: /[\\/]theme-common[\\/]lib[\\/]contexts[\\/]announcementBar\.js$/,
      isUnused: !announcementBar,
      print: () => NO_ANNOUNCEMENT,
    },
    {
      test: /[\\/]theme-classic[\\/]lib[\\/]theme[\\/](?:DocSidebar[\\/]Desktop[\\/]CollapseButton|DocRoot[\\/]Layout[\\/]Sidebar[\\/]ExpandButton)[\\/]index\.js$/,
      isUnused: !docs?.sidebar?.hideable,
      print: () => NOTHING,
    },
    {
      test: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/,
      isUnused: hasPaths(config),
      print: (file) => replaceIn(file, HASH_ROUTER, 'false'),
    },
    {
      test: /[\\/]theme-common[\\/]lib[\\/]utils[\\/]routesUtils\.js$/,
      print: (file) => replaceIn(file, HOME_ROUTE, TOP_HOME_ROUTE),
    },
    { test: /[\\/]\.docusaurus[\\/]site-metadata\.json$/, print: slimSiteMetadata },
  ];
  return replacements.filter(({ isUnused = true }) => isUnused);
}
