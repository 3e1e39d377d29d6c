import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { buildSidebarExcerpt } from '../node/buildSidebarExcerpt';
import type { SidebarParts } from '../options';

const link = (href: string): PropSidebarItem => ({ type: 'link', href, label: href });
const group = (label: string, items: PropSidebarItem[], href?: string): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
  ...(href !== undefined && { href }),
});
const html: PropSidebarItem = { type: 'html', value: '', defaultStyle: false };

const ITEMS = [
  link('/overview'),
  group('Components', [
    link('/all'),
    html,
    group('Inputs', [link('/button'), link('/input'), html]),
    group('Data', [link('/table')], '/data'),
  ]),
  group('API', [link('/api/button'), link('/api/input')]),
];

/** `Inputs[/button]`: short enough to be read in a table. */
const draw = (items: readonly PropSidebarItem[]): string =>
  items
    .map((item) => {
      if (item.type === 'html') return '<>';
      return item.type === 'link' ? item.href : `${item.label}[${draw(item.items)}]`;
    })
    .join(' ');

it.each<[string, SidebarParts, string]>([
  ['/overview', {}, '/overview'],
  ['/button', {}, 'Components[Inputs[/button]]'],
  ['/button/', {}, 'Components[Inputs[/button]]'],
  ['/data', {}, 'Components[Data[]]'],
  ['/nowhere', {}, ''],
  [
    '/button',
    { hasLink: (href) => href.startsWith('/api/b') },
    'Components[Inputs[/button]] API[/api/button]',
  ],
  ['/all', { hasSiblings: true }, 'Components[/all <> Inputs[/button /input <>] Data[/table]]'],
  ['/table', { hasSiblings: true }, 'Components[Data[/table]]'],
])('of the whole sidebar the page %s with %p keeps %s', (permalink, parts, expected) => {
  expect(draw(buildSidebarExcerpt(ITEMS, { permalink, frontMatter: {} }, parts))).toBe(expected);
});

it('keeps what is said of an entry, and leaves the sidebar as it is', () => {
  const before = JSON.stringify(ITEMS);
  const [excerpt] = buildSidebarExcerpt(ITEMS, { permalink: '/table', frontMatter: {} }, {});
  expect(excerpt).toMatchObject({ label: 'Components', items: [{ label: 'Data', href: '/data' }] });
  expect(JSON.stringify(ITEMS)).toBe(before);
});
