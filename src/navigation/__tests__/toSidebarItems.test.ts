import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { validateSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/validation.js';
import fc from 'fast-check';

import { flattenTree, isExternal } from '../entries';
import type { DocPage, SidebarItem } from '../sidebarItems';
import { toSidebarItems } from '../toSidebarItems';
import type { NavigationTree } from '../types';
import { uniqueTree } from './arbitraries';

function toPage(pathname: string): DocPage {
  const id = pathname.split('/').slice(2).join('/') || 'index';
  return { id, pathname, source: `docs${pathname}.mdx` };
}

function convert(tree: NavigationTree, ...pathnames: string[]): SidebarItem[] {
  return toSidebarItems(tree, pathnames.map(toPage));
}

function flattenItems(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item) => [
    item,
    ...(item.type === 'category' ? flattenItems(item.items) : []),
  ]);
}

describe('toSidebarItems', () => {
  it('makes a page a doc, with its title and without props it does not need', () => {
    expect(convert([{ pathname: '/system/react-box' }], '/system/react-box')).toEqual([
      { type: 'doc', key: '/system/react-box', id: 'react-box', label: 'Box' },
    ]);
  });

  it('passes flags, plan, icon and link attributes on, and nothing that is switched off', () => {
    const entry = {
      pathname: '/system/a',
      deprecated: true,
      newFeature: true,
      planned: false,
      unstable: true,
      beta: true,
      legacy: true,
      plan: 'pro',
      icon: 'WebIcon',
      linkProps: { rel: 'nofollow' },
    } as const;
    expect(convert([entry], '/system/a')[0]?.customProps).toEqual({
      deprecated: true,
      newFeature: true,
      unstable: true,
      beta: true,
      legacy: true,
      plan: 'pro',
      icon: 'WebIcon',
      linkProps: { rel: 'nofollow' },
    });
  });

  it('makes a group a category', () => {
    const tree = [
      { pathname: '/style-utilities', legacy: true, children: [{ pathname: '/system/sizing' }] },
    ];
    expect(convert(tree, '/system/sizing')).toEqual([
      {
        type: 'category',
        key: '/style-utilities',
        label: 'Style Utilities',
        items: [{ type: 'doc', key: '/system/sizing', id: 'sizing', label: 'Sizing' }],
        customProps: { pathname: '/style-utilities', legacy: true },
      },
    ]);
  });

  it('links a group to the page that has its address', () => {
    const tree = [{ pathname: '/system/styles', children: [{ pathname: '/system/styles/api' }] }];
    expect(convert(tree, '/system/styles', '/system/styles/api')[0]).toMatchObject({
      type: 'category',
      link: { type: 'doc', id: 'styles' },
    });
  });

  it('makes a subheader a category that is always open', () => {
    const tree = [
      {
        pathname: '/material-ui',
        subheader: 'lab',
        children: [{ pathname: '/material-ui/react-masonry', planned: true }],
      },
    ];
    expect(convert(tree)[0]).toMatchObject({
      type: 'category',
      label: 'Lab',
      className: 'sidebar-subheader',
      collapsible: false,
      collapsed: false,
      customProps: { pathname: '/material-ui', subheader: true },
    });
  });

  it('makes a URL a link', () => {
    const pathname = 'https://mui.com/x/react-tree-view/';
    expect(convert([{ pathname, icon: 'WebIcon' }])).toEqual([
      {
        type: 'link',
        key: pathname,
        href: pathname,
        label: 'Tree View',
        customProps: { external: true, icon: 'WebIcon' },
      },
    ]);
  });

  it('shows a planned page as text, escaped, with its label and flags', () => {
    const tree = [{ pathname: '/system/a', title: 'Q&A <"b">', planned: true, beta: true }];
    expect(convert(tree)).toEqual([
      {
        type: 'html',
        key: '/system/a',
        value: '<span>Q&amp;A &lt;&quot;b&quot;&gt;</span>',
        defaultStyle: true,
        customProps: { pathname: '/system/a', label: 'Q&A <"b">', planned: true, beta: true },
      },
    ]);
  });

  it('keeps a group of which everything is still planned', () => {
    const tree = [{ pathname: '/a', children: [{ pathname: '/a/b', planned: true }] }];
    expect(flattenItems(convert(tree)).map(({ type }) => type)).toEqual(['category', 'html']);
  });

  it('keeps every entry, in order, as items that Docusaurus accepts', () => {
    fc.assert(
      fc.property(uniqueTree, fc.array(fc.boolean(), { minLength: 20 }), (tree, isPlanned) => {
        let index = 0;
        function plan(entries: NavigationTree): NavigationTree {
          return entries.map((entry) => ({
            ...entry,
            planned: isPlanned[index++ % isPlanned.length],
            ...(entry.children && { children: plan(entry.children) }),
          }));
        }
        const planned = plan(tree);
        const written = flattenTree(planned)
          .filter((entry) => !entry.planned && !entry.children && !isExternal(entry))
          .map(({ pathname }) => pathname);
        const items = convert(planned, ...written);
        expect(flattenItems(items).map(({ key }) => key)).toEqual(
          flattenTree(tree).map(({ pathname }) => pathname),
        );
        const config: SidebarsConfig = { docs: items };
        expect(() => validateSidebars(config)).not.toThrow();
      }),
    );
  });
});

describe('toSidebarItems, when tree and pages disagree', () => {
  it('lists every contradiction at once, with file, entry and remedy', () => {
    const tree = [
      { pathname: '/system/react-box' },
      { pathname: '/system/sizing', planned: true },
      { pathname: '/system/api', children: [{ pathname: '/system/api/box' }] },
    ];
    const pages = ['/system/sizing', '/system/borders'].map(toPage);
    const rival = { ...toPage('/system/borders'), source: 'docs/system/other.mdx' };
    expect(() => toSidebarItems(tree, [...pages, rival])).toThrow(
      new Error(`sidebars.ts and the pages on disk disagree: 6 problems.

1. docs/system/other.mdx
   Its address /system/borders is already that of docs/system/borders.mdx.
   Give one of them another "slug" in its front matter.

2. /system/react-box
   No page in docs/system/ has this address.
   Write the page with "slug: /react-box" in its front matter, or add "planned: true" to the entry until it is written.

3. /system/api/box
   No page in docs/system/ has this address.
   API pages are generated, and no package has this one: remove the name from its apiEntries(), or correct it.

4. docs/system/sizing.mdx
   The page is written, but its entry /system/sizing still says planned.
   Remove "planned: true" from the entry in sidebars.ts.
   wrong: { pathname: '/system/sizing', planned: true }
   right: { pathname: '/system/sizing' }

5. docs/system/borders.mdx
   No entry in sidebars.ts has the address of this page, /system/borders.
   Add { pathname: '/system/borders' } where readers should find it, correct the page's "slug", or begin the file's name with "_" if it is no page.

6. docs/system/other.mdx
   No entry in sidebars.ts has the address of this page, /system/borders.
   Add { pathname: '/system/borders' } where readers should find it, correct the page's "slug", or begin the file's name with "_" if it is no page.
`),
    );
  });

  it('says where generated pages are published', () => {
    const tree = [
      {
        pathname: '/system/api',
        children: [{ pathname: '/system/api/box', title: 'Box', planned: true }],
      },
    ];
    expect(() => convert(tree, '/system/api/box')).toThrow(
      'API pages are generated and never planned: list the name in an apiEntries() of sidebars.ts instead.',
    );
  });

  it('says what to do with a component that a new release exports', () => {
    expect(() => convert([], '/system/api/portal')).toThrow(
      'A package exports it: add the name to the apiEntries() of its product, ' +
        'or say in api-reference.config.ts under "ignore" why it has no page.',
    );
  });

  it('does not take a subheader for the entry of a page', () => {
    const tree = [
      {
        pathname: '/material-ui',
        subheader: 'lab',
        children: [{ pathname: '/material-ui/about-the-lab', planned: true }],
      },
    ];
    expect(() => convert(tree, '/material-ui')).toThrow(
      'Only a subheader is called /material-ui, and a subheader is no link: ' +
        'list the page as an entry and call the subheader something else.',
    );
  });

  it('finds a planned group of which the page is written', () => {
    const tree = [
      { pathname: '/a/b', planned: true, children: [{ pathname: '/a/b/c', planned: true }] },
    ];
    expect(() => convert(tree, '/a/b')).toThrow('its entry /a/b still says planned');
  });
});
