import * as trees from '../../../sidebars';
import { flattenTree, isExternal } from '../../navigation/entries';
import { listOldPaths, SUCCESSORS } from '../oldPaths';

/** Pages that the navigation lists, planned ones included, as the redirects plugin names them. */
const pages = Object.values(trees)
  .flatMap((tree) => flattenTree(tree))
  .filter((entry) => !isExternal(entry) && !entry.children)
  .map(({ pathname }) => `${pathname}/`);

describe('old addresses', () => {
  it.each([
    ['/material-ui/react-button/', '/components/buttons/'],
    ['/material-ui/react-button/', '/components/button/'],
    ['/material-ui/react-switch/', '/components/switches/'],
    ['/material-ui/react-text-field/', '/components/text-fields/'],
    ['/material-ui/api/button/', '/api/button/'],
    ['/material-ui/getting-started/installation/', '/getting-started/installation/'],
    ['/material-ui/getting-started/', '/getting-started/overview/'],
    ['/material-ui/customization/palette/', '/customization/palette/'],
    ['/material-ui/guides/typescript/', '/guides/typescript/'],
    ['/material-ui/material-icons/', '/components/material-icons/'],
    ['/base-ui/react-select/', '/base/react-select/'],
    ['/system/react-box/', '/system/box/'],
    ['/joy-ui/getting-started/', '/joy-ui/'],
    ['/material-ui/v5/getting-started/installation/', '/material-ui/v5/'],
    ['/base-ui/5.0.0-beta.40/getting-started/quickstart/', '/base-ui/5.0.0-beta.40/'],
  ])('%s is found at %s', (page, old) => {
    expect(listOldPaths(page)).toContain(old);
  });

  it.each([
    '/',
    '/blog/',
    '/material-ui/v5/react-button/',
    '/material-ui/v5/api/button/',
    '/material-ui/api/',
    '/joy-ui/react-button/',
    '/experiments/writing/demos/',
  ])('%s has none', (page) => {
    expect(listOldPaths(page)).toEqual([]);
  });

  it('belong to pages that are in the navigation', () => {
    expect(SUCCESSORS.filter((page) => !pages.includes(page))).toEqual([]);
  });

  it('lead to one page each, and are none of the pages', () => {
    const olds = pages.flatMap(listOldPaths);
    expect(olds.length).toBeGreaterThan(100);
    expect(olds.filter((old, index) => olds.indexOf(old) !== index)).toEqual([]);
    expect(olds.filter((old) => pages.includes(old))).toEqual([]);
    expect(olds.filter((old) => !/^\/[a-z0-9-]+(\/[a-z0-9-]+)*\/$/.test(old))).toEqual([]);
  });
});
