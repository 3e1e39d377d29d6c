import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { listSections } from '../node/listSections';

const page = (id: string, values = {}) => ({
  id,
  title: `Title of ${id}`,
  permalink: `/docs/${id}`,
  frontMatter: {},
  unlisted: false,
  ...values,
});

const DOCS = [
  page('start'),
  page('short', { frontMatter: { sidebar_label: 'Short' } }),
  page('button'),
  page('chip'),
  page('secret', { unlisted: true }),
  page('alone'),
];

/** As much of what the docs plugin loads as is looked at. */
function load(sidebar: readonly object[], versionName = 'current') {
  const version = { versionName, docs: DOCS, sidebars: { docs: sidebar } };
  return { loadedVersions: [version] } as unknown as LoadedContent;
}

const getHref = (permalink: string) => `${permalink}/`;

const LISTED = [{ id: 'library', label: 'Library' }];
const list = (sidebar: readonly object[]) =>
  listSections(LISTED, { library: load(sidebar) }, getHref)[0]?.items;

it('lists pages and groups as the sidebar has them', () => {
  const sections = listSections(
    LISTED,
    {
      library: load([
        { type: 'doc', id: 'start', label: 'Start' },
        { type: 'ref', id: 'short' },
        {
          type: 'category',
          label: 'Components',
          link: { type: 'doc', id: 'alone' },
          items: [
            { type: 'category', label: 'Inputs', items: [{ type: 'doc', id: 'button' }] },
            { type: 'doc', id: 'chip', label: 'Chip' },
          ],
        },
      ]),
    },
    getHref,
  );
  expect(sections).toEqual([
    {
      id: 'library',
      label: 'Library',
      items: [
        { label: 'Start', href: '/docs/start/' },
        { label: 'Short', href: '/docs/short/' },
        {
          label: 'Components',
          href: '/docs/alone/',
          items: [
            { label: 'Inputs', items: [{ label: 'Title of button', href: '/docs/button/' }] },
            { label: 'Chip', href: '/docs/chip/' },
          ],
        },
      ],
    },
  ]);
});

it.each([
  ['a planned page', { type: 'html', value: '<span>Planned</span>' }],
  ['a page of another site', { type: 'link', label: 'X', href: 'https://x.example/' }],
  ['an unlisted page', { type: 'doc', id: 'secret' }],
  ['a group of nothing', { type: 'category', label: 'Empty', items: [] }],
  [
    'a group of such groups',
    { type: 'category', label: 'A', items: [{ type: 'category', label: 'B', items: [] }] },
  ],
])('leaves out %s', (_, item) => {
  expect(list([item, { type: 'doc', id: 'start', label: 'Start' }])).toEqual([
    { label: 'Start', href: '/docs/start/' },
  ]);
});

it('keeps the page of a group whose pages are all left out', () => {
  const group = {
    type: 'category',
    label: 'Group',
    link: { type: 'doc', id: 'start' },
    items: [{ type: 'html', value: '' }],
  };
  expect(list([group])).toEqual([{ label: 'Group', href: '/docs/start/' }]);
});

it.each([
  ['an instance that is not there', { other: load([]) }, /names "library".*There are: other/],
  ['a version that is archived', { library: load([], 'v5') }, /names "library"/],
  ['sidebars without a page', { library: load([]) }, /sidebars of "library" list no page/],
  [
    'a page that is not there',
    { library: load([{ type: 'doc', id: 'gone' }]) },
    /names the page "gone"/,
  ],
])('stops at %s', (_, content, message) => {
  expect(() => listSections(LISTED, content, getHref)).toThrow(message);
});
