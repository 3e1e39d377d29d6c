import type { ComponentType } from 'react';
import materialThumbnails from '@site/docs/material-ui/components/all-components/thumbnails';
import baseThumbnails from '@site/docs/base-ui/components/all-components/thumbnails';
import { baseUi, materialUi } from '@site/sidebars';
import { flattenTree, isExternal } from '@site/src/navigation/entries';
import type { NavigationTree } from '@site/src/navigation/types';
import renderDemo from '@site/src/theme/DemoServer';
import * as materialRoot from '@site/src/theme/DemoRoot/Material';

const NO_PACKAGE = 'planned for the library: its package has no such component yet';
const ELSEWHERE = 'documented on another site, by packages that this one does not install';

/** Entries that show their initials, with the reason; an entry that gets a picture leaves the list. */
const WITHOUT_PICTURE: Readonly<Record<string, string>> = {
  '/material-ui/about-the-lab': 'a text about the lab, and no component',
  'https://mui.com/x/react-data-grid/': ELSEWHERE,
  'https://mui.com/x/react-date-pickers/': ELSEWHERE,
  'https://mui.com/x/react-charts/': ELSEWHERE,
  'https://mui.com/x/react-tree-view/': ELSEWHERE,
  '/base-ui/react-checkbox': NO_PACKAGE,
  '/base-ui/react-radio-group': NO_PACKAGE,
  '/base-ui/react-rating': NO_PACKAGE,
  '/base-ui/react-toggle-button-group': NO_PACKAGE,
  '/base-ui/react-tooltip': NO_PACKAGE,
  '/base-ui/react-accordion': NO_PACKAGE,
  '/base-ui/react-drawer': NO_PACKAGE,
  '/base-ui/react-pagination': NO_PACKAGE,
};

const getName = (pathname: string) => pathname.split('/').filter(Boolean).at(-1) ?? '';

/** Pathnames of the entries in the groups beside a gallery. */
function listPathnames(tree: NavigationTree, gallery: string): string[] {
  const section = tree.find(({ children }) =>
    children?.some(({ pathname }) => pathname === gallery),
  );
  return flattenTree((section?.children ?? []).flatMap(({ children }) => children ?? [])).map(
    ({ pathname }) => pathname,
  );
}

const GALLERIES: Array<
  [gallery: string, tree: NavigationTree, thumbnails: Readonly<Record<string, ComponentType>>]
> = [
  ['/material-ui/all-components', materialUi, materialThumbnails],
  ['/base-ui/all-components', baseUi, baseThumbnails],
];

describe.each(GALLERIES)('the gallery %s', (gallery, tree, thumbnails) => {
  const pathnames = listPathnames(tree, gallery);

  it('has a picture of every entry, or a reason why there is none', () => {
    expect(pathnames.length).toBeGreaterThan(20);
    const missing = pathnames.filter(
      (pathname) => !(getName(pathname) in thumbnails) && !(pathname in WITHOUT_PICTURE),
    );
    expect(missing).toEqual([]);
  });

  it('has no reason against a picture that is there, or for an entry that is not', () => {
    const product = gallery.split('/')[1] ?? '';
    const reasons = Object.keys(WITHOUT_PICTURE).filter(
      (pathname) => pathnames.includes(pathname) || pathname.startsWith(`/${product}/`),
    );
    expect(reasons.filter((pathname) => getName(pathname) in thumbnails)).toEqual([]);
    expect(reasons.filter((pathname) => !pathnames.includes(pathname))).toEqual([]);
  });

  it('has no picture that no entry shows, and no two entries that share one', () => {
    const names = pathnames.map(getName);
    expect(Object.keys(thumbnails).filter((name) => !names.includes(name))).toEqual([]);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(Object.keys(thumbnails))('draws %s on the server, without a word of warning', (name) => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const Component = thumbnails[name];
    if (!Component) throw new Error(`no thumbnail ${name}`);
    const { html } = renderDemo({ Component, rootModule: materialRoot, identifierPrefix: 'd-' });
    expect(html).toMatch(/^<\w+/);
    expect([...error.mock.calls, ...warn.mock.calls]).toEqual([]);
  });
});

it('only entries of other sites are without a picture in groups of components', () => {
  const external = listPathnames(materialUi, '/material-ui/all-components').filter((pathname) =>
    isExternal({ pathname }),
  );
  expect(external.every((pathname) => WITHOUT_PICTURE[pathname] === ELSEWHERE)).toBe(true);
});
