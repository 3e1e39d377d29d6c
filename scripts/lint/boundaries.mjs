import fs from 'node:fs';
import path from 'node:path';

/**
 * Rooms of `src` that lie below the others: data and rules that know neither a feature nor a plugin.
 * Every other folder of `src` counts as upper: theme, pages and the sections of single pages.
 */
const LOWER_ROOMS = [
  'products',
  'navigation',
  'branding',
  'theming',
  'interface-text',
  'components',
  'css',
];

/** Folders that are nobody's room, so that a zone over the whole project does not hit packages. */
const PACKAGES = './node_modules';

/** @param {string} root @returns {string[]} the names of the plugin folders under `root` */
function readPluginNames(root) {
  const folder = path.join(root, 'plugins');
  if (!fs.existsSync(folder)) {
    return [];
  }
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/**
 * The zones of `import-x/no-restricted-paths` by which imports go one way: configuration → plugins,
 * `src/theme`, `src/pages` and sections → other rooms and plugins' `client` folders.
 *
 * @param {string} root absolute path of the project
 */
export function buildBoundaryZones(root) {
  const plugins = readPluginNames(root);
  const lowerFolders = LOWER_ROOMS.map((room) => `./src/${room}`);
  return [
    {
      target: './src/products',
      from: './',
      except: [PACKAGES, './src/products'],
      message:
        'src/products imports nothing of ours: every room may know the products, they know no room.',
    },
    {
      target: './sidebars.ts',
      from: './',
      except: [PACKAGES, './src/navigation'],
      message:
        'sidebars.ts is pure data: its only import is the type of an entry from src/navigation.',
    },
    {
      target: './src/navigation',
      from: './',
      except: [PACKAGES, './src/navigation', './src/products'],
      message:
        'src/navigation stays pure: it may import src/products and nothing else of ours; trees are handed to it.',
    },
    {
      target: './src/branding',
      from: './',
      except: [PACKAGES, './src/branding'],
      message: 'src/branding stays pure: it is the source of tokens and imports nothing of ours.',
    },
    {
      target: ['./src', './plugins'],
      from: './sidebars.ts',
      message:
        'sidebars.ts is imported by docs/<product>/sidebar.ts, docusaurus.config.ts and scripts only; take the navigation from Docusaurus or an option.',
    },
    {
      target: ['./src', './plugins', './docs'],
      from: './docusaurus.config.ts',
      message:
        'Nothing imports docusaurus.config.ts: read the site with useDocusaurusContext() or take an option.',
    },
    {
      target: './src',
      from: './plugins',
      except: plugins.map((name) => `./${name}/client`),
      message: 'Of a plugin, src may import the client folder only (plugins/<name>/client).',
    },
    {
      target: lowerFolders,
      from: './plugins',
      message:
        'Plugins meet the site in src/theme, src/pages and the sections of single pages; this room lies below them.',
    },
    {
      target: lowerFolders,
      from: './src',
      except: LOWER_ROOMS.map((room) => `./${room}`),
      message: `Imports go one way: ${LOWER_ROOMS.join(', ')} never import theme, pages or a section.`,
    },
    ...plugins.map((name) => ({
      target: `./plugins/${name}`,
      from: './',
      except: [PACKAGES, `./plugins/${name}`, './plugins/preferences/client', './scripts/jest'],
      message: `A plugin serves other sites as it is: plugins/${name} imports packages, itself and plugins/preferences/client, and its tests scripts/jest; everything else reaches it as an option.`,
    })),
  ];
}

/** What `sidebars.ts` may import at all is a zone; that it is a type only is this pattern. */
export const sidebarImportPattern = {
  regex: '^(\\.|@site/)',
  allowTypeImports: true,
  message: 'sidebars.ts is pure data: write `import type { … }`.',
};

/** A demo is what a reader would paste into an app of their own. */
export const demoImportPattern = {
  regex: '^(\\.\\./|/|@site/|@theme|@docusaurus/|@generated/)',
  message:
    'A demo imports installed packages and files of its own folder only, so that readers can paste it.',
};

/** Build-time code must not reach browsers; its types may. */
export const browserHalfImportPattern = {
  regex: '^(\\.\\.?/)+(.*/)?(node|options)(/|$)',
  allowTypeImports: true,
  message:
    'client/, theme/ and worker/ are what browsers get: import from node/ or options.ts as a type only, pass values as global or route data.',
};
