/**
 * Addresses that the documentation of these libraries had before, by the page that took their place:
 * they stand in books, answers and bookmarks. And the address of a library itself, which readers type. Those of pages that are not written yet begin to work
 * when the page is there.
 */
const OLD_PATHS: Readonly<Record<string, readonly string[]>> = {
  '/material-ui/all-components/': ['/components/'],
  '/material-ui/about-the-lab/': ['/components/about-the-lab/'],
  '/material-ui/icons/': ['/components/icons/'],
  '/material-ui/material-icons/': ['/components/material-icons/'],
  '/material-ui/transitions/': ['/components/transitions/'],
  '/material-ui/react-image-list/': ['/components/grid-list/'],
  '/material-ui/react-grid2/': ['/material-ui/react-grid-v2/'],
  '/material-ui/react-radio-button/': ['/material-ui/react-radio/'],
  '/material-ui/customization/how-to-customize/': ['/customization/components/'],
  '/material-ui/customization/theme-components/': ['/customization/globals/'],
  '/material-ui/getting-started/': [
    '/material-ui/',
    '/getting-started/overview/',
    '/material-ui/getting-started/overview/',
  ],
  '/material-ui/integrations/interoperability/': ['/guides/interoperability/'],
  '/material-ui/integrations/routing/': ['/guides/routing/'],
  '/material-ui/customization/right-to-left/': [
    '/guides/right-to-left/',
    '/material-ui/guides/right-to-left/',
  ],
  '/base-ui/getting-started/quickstart/': ['/base-ui/', '/base/getting-started/quickstart/'],
  '/joy-ui/getting-started/': ['/joy-ui/', '/joy-ui/getting-started/overview/'],
  '/system/getting-started/': [
    '/system/',
    '/system/basics/',
    '/system/getting-started/overview/',
    '/styled-system/',
  ],
  '/system/getting-started/the-sx-prop/': ['/system/the-sx-prop/', '/system/basics/the-sx-prop/'],
  '/system/react-box/': ['/system/box/', '/components/box/'],
};

/** Sections that stood at the root when there was one library only. */
const ROOT_SECTION =
  /^\/material-ui(\/(?:getting-started|customization|guides|discover-more)\/[a-z0-9-]+\/)$/;
const API_PAGE = /^\/material-ui\/api\/([a-z0-9-]+)\/$/;
const COMPONENT = /^\/material-ui\/react-([a-z0-9-]+)\/$/;
const BASE_PAGE = /^\/base-ui(\/(?:react|getting-started)[a-z0-9/-]+\/)$/;

/** The page that an archived version begins with. */
const VERSION_START = /^(\/[a-z-]+\/v?\d[^/]*\/)getting-started\/(?:installation|quickstart)\/$/;

/** Components were named in the plural: `/components/buttons/`, later without it as well. */
function listComponentPaths(name: string): string[] {
  return [`/components/${name}/`, `/components/${name}${/(s|ch)$/.test(name) ? 'es' : 's'}/`];
}

/**
 * The old addresses of a page, for `createRedirects` of the redirects plugin, which asks for every
 * page that the site has: so no redirect leads to a page that does not exist.
 *
 * @param path address of a page without base URL and language, with a slash at its end
 * @returns each address once; none where the page is no successor, as most of archived versions
 * @example listOldPaths('/material-ui/api/button/') // ['/api/button/']
 */
export function listOldPaths(path: string): string[] {
  const [, section] = ROOT_SECTION.exec(path) ?? [];
  const [, api] = API_PAGE.exec(path) ?? [];
  const [, component] = COMPONENT.exec(path) ?? [];
  const [, basePage] = BASE_PAGE.exec(path) ?? [];
  const [, version] = VERSION_START.exec(path) ?? [];
  return [
    ...new Set([
      ...(OLD_PATHS[path] ?? []),
      ...(section === undefined ? [] : [section]),
      ...(api === undefined ? [] : [`/api/${api}/`]),
      ...(component === undefined || component === 'box' ? [] : listComponentPaths(component)),
      ...(basePage === undefined ? [] : [`/base${basePage}`]),
      ...(version === undefined ? [] : [version]),
    ]),
  ];
}

/** Pages that the table names; a test compares them with the navigation. */
export const SUCCESSORS = Object.keys(OLD_PATHS);
