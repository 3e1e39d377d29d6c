import { findGalleryGroups, type GallerySource } from '../galleryGroups';

const BUTTON: GallerySource = { type: 'link', label: 'Button', href: '/lib/react-button/' };
const PLANNED: GallerySource = {
  type: 'html',
  customProps: { planned: true, unstable: true, pathname: '/lib/react-popup', label: 'Popup' },
};
const CHARTS: GallerySource = {
  type: 'link',
  label: 'Charts',
  href: 'https://example.com/x/react-charts/',
  customProps: { external: true },
};

const SIDEBAR: readonly GallerySource[] = [
  {
    type: 'category',
    label: 'Getting started',
    items: [
      { type: 'link', label: 'Overview', href: '/lib/' },
      { type: 'category', label: 'More', items: [BUTTON] },
    ],
  },
  {
    type: 'category',
    label: 'Components',
    items: [
      { type: 'link', label: 'All components', href: '/lib/all-components/' },
      { type: 'category', label: 'Data display & more', items: [BUTTON, PLANNED] },
      { type: 'category', label: 'Elsewhere', items: [CHARTS] },
    ],
  },
];

describe('findGalleryGroups', () => {
  it('finds the groups beside the page, in the order of the sidebar, and no other', () => {
    expect(findGalleryGroups(SIDEBAR, '/lib/all-components/')).toEqual([
      {
        id: 'data-display-more',
        label: 'Data display & more',
        cards: [
          {
            name: 'react-button',
            label: 'Button',
            href: '/lib/react-button/',
            isExternal: false,
            flags: {},
          },
          {
            name: 'react-popup',
            label: 'Popup',
            href: null,
            isExternal: false,
            flags: PLANNED.customProps,
          },
        ],
      },
      {
        id: 'elsewhere',
        label: 'Elsewhere',
        cards: [
          {
            name: 'react-charts',
            label: 'Charts',
            href: 'https://example.com/x/react-charts/',
            isExternal: true,
            flags: CHARTS.customProps,
          },
        ],
      },
    ]);
  });

  it('names the cards of an archived version or a language as those of the current one', () => {
    const archived: readonly GallerySource[] = [
      { type: 'link', label: 'All components', href: '/zh/lib/v5/all-components/' },
      {
        type: 'category',
        label: '输入',
        items: [{ type: 'link', label: '按钮', href: '/zh/lib/v5/react-button/' }],
      },
    ];
    const [group] = findGalleryGroups(archived, '/zh/lib/v5/all-components/');
    expect(group?.id).toBe('输入');
    expect(group?.cards[0]?.name).toBe('react-button');
  });

  it.each([
    ['that the sidebar does not list', '/lib/nowhere/'],
    ['beside which no group stands', '/lib/react-button/'],
  ])('throws for a page %s, and says what to do', (_name, permalink) => {
    expect(() => findGalleryGroups(SIDEBAR, permalink)).toThrow(
      `${permalink}: the page shows <ComponentGallery>, but no group stands beside it in the sidebar. ` +
        'A gallery lists the groups that are its siblings. To mend: move its entry in sidebars.ts to where ' +
        'the components are, or remove <ComponentGallery> from the page.',
    );
  });
});
