import * as trees from '../../../sidebars';
import { products } from '../../products/products';
import { getPageTitle } from '../../products/titles';
import { checkDuplicates } from '../checkDuplicates';
import { flattenTree, isExternal } from '../entries';
import type { NavigationEntry, NavigationFlags, NavigationTree } from '../types';
import { validateNavigation } from '../validate';

function toTitles(tree: NavigationTree = []): (string | null)[] {
  return tree.map((entry) => getPageTitle(entry));
}

function getEntry(tree: NavigationTree, pathname: string): NavigationEntry | undefined {
  return flattenTree(tree).find((entry) => entry.pathname === pathname);
}

function getChildren(tree: NavigationTree, pathname: string): NavigationTree {
  return getEntry(tree, pathname)?.children ?? [];
}

/** Sub-headers directly in a group. */
function getSubheaders(tree: NavigationTree, pathname: string): (string | null)[] {
  return toTitles(getChildren(tree, pathname).filter(({ subheader }) => subheader));
}

function getFlagged(tree: NavigationTree, flag: keyof NavigationFlags): string[] {
  return flattenTree(tree)
    .filter((entry) => entry[flag])
    .map(({ pathname }) => pathname);
}

const libraries = { ...trees, experiments: [] };
const everyLibraryEntry = Object.values(libraries).flat();

describe('sidebars.ts', () => {
  it('has one tree for every product, and all of them are in order', () => {
    const exportNames = products.map(({ id }) =>
      id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    );
    expect(Object.keys(trees).sort()).toEqual(exportNames.sort());
    expect(() => validateNavigation(trees)).not.toThrow();
    expect(() => checkDuplicates(trees)).not.toThrow();
  });

  it.each([
    ['/material-ui/', trees.materialUi],
    ['/joy-ui/', trees.joyUi],
    ['/base-ui/', trees.baseUi],
    ['/system/', trees.system],
    ['/experiments/', trees.experiments],
  ])('keeps pages below %s in the tree of that product', (prefix, tree) => {
    const pages = flattenTree(tree).filter((entry) => !entry.children && !isExternal(entry));
    expect(pages.filter(({ pathname }) => !pathname.startsWith(prefix))).toEqual([]);
  });

  it('covers the sections of Material UI', () => {
    expect(toTitles(trees.materialUi)).toEqual([
      'Getting started',
      'Components',
      'Component API',
      'Customization',
      'How-to guides',
      'Integrations',
      'Experimental APIs',
      'Migration',
      'Discover More',
      'Design resources',
      'Template store',
    ]);
    expect(getSubheaders(trees.materialUi, '/material-ui/react-')).toEqual([
      'Inputs',
      'Data display',
      'Feedback',
      'Surfaces',
      'Navigation',
      'Layout',
      'Utils',
      'MUI X',
      'Lab',
    ]);
    expect(toTitles(getChildren(trees.materialUi, '/mui-x'))).toEqual([
      'Data Grid',
      'Date & Time Pickers',
      'Charts',
      'Tree View',
    ]);
    expect(getSubheaders(trees.materialUi, '/material-ui/customization')).toEqual([
      'Theme',
      'Tokens',
      'CSS theme variables',
    ]);
    expect(getSubheaders(trees.materialUi, '/material-ui/migration')).toEqual([
      'Upgrade to v6',
      'Upgrade to v5',
      'Earlier versions',
    ]);
    expect(toTitles(getChildren(trees.materialUi, '/material-ui/discover-more'))).toEqual(
      expect.arrayContaining(['Showcase', 'Roadmap', 'Sponsors and Backers', 'Changelog']),
    );
  });

  it('covers the sections of the other libraries', () => {
    expect(toTitles(trees.baseUi)).toEqual([
      'Getting started',
      'Components',
      'APIs',
      'How-to guides',
    ]);
    expect(toTitles(trees.joyUi)).toEqual([
      'Getting started',
      'Components',
      'APIs',
      'Customization',
      'Integrations',
      'Migration',
    ]);
    expect(getSubheaders(trees.joyUi, '/joy-ui/getting-started-group')).toEqual(['Main features']);
    expect(getSubheaders(trees.joyUi, '/joy-ui/customization')).toEqual([
      'Theme',
      'Guides',
      'Tools',
    ]);
    expect(toTitles(trees.system)).toEqual([
      'Getting started',
      'Style Utilities',
      'Components',
      'Migration',
      'APIs',
      'Experimental APIs',
      'Styles',
    ]);
    expect(toTitles(trees.experiments)).toEqual([
      'Writing',
      'Navigation fixtures',
      'Data grid end-to-end',
    ]);
  });

  it('has an API entry for every documented component and hook', () => {
    const apiTitles = {
      materialUi: toTitles(getChildren(trees.materialUi, '/material-ui/api')),
      joyUi: toTitles(getChildren(trees.joyUi, '/joy-ui/api')),
      baseUi: toTitles(getChildren(trees.baseUi, '/base-ui/api')),
      system: toTitles(getChildren(trees.system, '/system/api')),
    };
    const hooks = apiTitles.baseUi.filter((title) => title?.startsWith('use'));
    expect(apiTitles.materialUi).toHaveLength(145);
    expect(apiTitles.joyUi).toHaveLength(79);
    expect(apiTitles.baseUi.length - hooks.length).toBe(30);
    expect(hooks).toHaveLength(24);
    expect(apiTitles.system).toEqual(['Box', 'Container', 'Grid', 'Stack']);
    for (const titles of Object.values(apiTitles)) {
      expect(
        titles.filter((title) => !/^(?:[A-Z]|use[A-Z])[A-Za-z\d]*$/.test(title ?? '')),
      ).toEqual([]);
    }
  });

  it('spells addresses of API pages in kebab-case, digits apart', () => {
    expect(getEntry(trees.materialUi, '/material-ui/api/grid-2')).toBeDefined();
    expect(getEntry(trees.materialUi, '/material-ui/api/timeline-opposite-content')).toBeDefined();
    expect(getEntry(trees.baseUi, '/base-ui/api/use-menu-item-context-stabilizer')?.title).toBe(
      'useMenuItemContextStabilizer',
    );
  });

  it('sets the flags of the documented releases, and no others', () => {
    expect(getFlagged(everyLibraryEntry, 'deprecated')).toEqual(['/material-ui/react-grid']);
    expect(getFlagged(everyLibraryEntry, 'newFeature')).toEqual([
      '/material-ui/customization/container-queries',
      '/material-ui/customization/css-variables',
      '/material-ui/integrations/nextjs',
    ]);
    expect(getFlagged(everyLibraryEntry, 'beta')).toEqual([
      '/material-ui/design-resources/material-ui-sync',
    ]);
    expect(getFlagged(everyLibraryEntry, 'unstable').sort()).toEqual([
      '/base-ui/react-number-input',
      '/base-ui/react-popup',
    ]);
    expect(getFlagged(everyLibraryEntry, 'legacy')).toEqual(['/system/styles']);
    expect(getFlagged(everyLibraryEntry, 'plan')).toEqual([]);
  });

  it('plans the components that Base UI plans', () => {
    expect(getFlagged(trees.baseUi, 'planned')).toEqual(
      expect.arrayContaining([
        '/base-ui/react-checkbox',
        '/base-ui/react-radio-group',
        '/base-ui/react-rating',
        '/base-ui/react-toggle-button-group',
        '/base-ui/react-tooltip',
        '/base-ui/react-accordion',
        '/base-ui/react-drawer',
        '/base-ui/react-pagination',
      ]),
    );
  });

  it('shows every flag and both plans on a page of the experiments', () => {
    const fixtures = getChildren(trees.experiments, '/experiments/navigation');
    const base = '/experiments/navigation';
    expect(getFlagged(fixtures, 'deprecated')).toEqual([`${base}/deprecated`]);
    expect(getFlagged(fixtures, 'newFeature')).toEqual([`${base}/new-feature`]);
    expect(getFlagged(fixtures, 'planned')).toEqual([`${base}/planned`]);
    expect(getFlagged(fixtures, 'unstable')).toEqual([`${base}/unstable`]);
    expect(getFlagged(fixtures, 'beta')).toEqual([`${base}/beta`]);
    expect(getFlagged(fixtures, 'legacy')).toEqual([`${base}/legacy`]);
    expect(getEntry(fixtures, `${base}/plan-pro`)?.plan).toBe('pro');
    expect(getEntry(fixtures, `${base}/plan-premium`)?.plan).toBe('premium');
  });

  it('ends Material UI with the store of templates, under an icon', () => {
    expect(trees.materialUi.at(-1)).toEqual({
      pathname: 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=sidenav',
      title: 'Template store',
      icon: 'WebIcon',
    });
  });
});
