/** @jest-environment jsdom */
import type { GlobalPluginData, GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { renderHook } from '@testing-library/react';
import type { ProductId } from '@site/src/products/products';
import { useProductVersions } from '../useProductVersions';

const mockSite: {
  pathname: string;
  baseUrl: string;
  docs: Record<string, GlobalPluginData>;
} = { pathname: '/', baseUrl: '/', docs: {} };

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useAllDocsData: () => mockSite.docs,
}));
jest.mock('@docusaurus/router', () => ({
  useLocation: () => ({ pathname: mockSite.pathname }),
}));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({
    siteConfig: {
      baseUrl: mockSite.baseUrl,
      customFields: {
        installedVersions: { 'material-ui': '6.0.0-beta.4', 'joy-ui': '5.0.0-beta.46' },
      },
    },
  }),
}));

/** A version as Docusaurus tells browsers of it: paths without a slash at the end. */
function createVersion(
  path: string,
  overrides: Partial<GlobalVersion> & { readonly pages?: readonly string[] } = {},
): GlobalVersion {
  const { pages = ['getting-started', 'react-button'], ...rest } = overrides;
  return {
    name: 'current',
    label: 'Next',
    isLast: true,
    path,
    mainDocId: 'getting-started',
    docs: pages.map((id) => ({ id, path: `${path}/${id}`, sidebar: 'docs' })),
    draftIds: [],
    ...rest,
  };
}

const installed = (overrides = {}) => createVersion('/material-ui', overrides);
const archived = (name: string, overrides = {}) =>
  createVersion(`/material-ui/${name}`, { name, label: name, isLast: false, ...overrides });

function getVersions(
  pathname: string,
  versions: GlobalVersion[],
  product: ProductId = 'material-ui',
) {
  mockSite.pathname = pathname;
  mockSite.docs = { [product]: { path: `/${product}`, versions, breadcrumbs: true } };
  return renderHook(() => useProductVersions(product)).result.current;
}

/** Text and address of each version; the one that the reader is on has no address. */
function getLinks(pathname: string, versions: GlobalVersion[]) {
  return getVersions(pathname, versions).map(({ text, href, current }) => [
    text,
    current ? 'current' : href,
  ]);
}

const ELSEWHERE = [
  ['v4', 'https://v4.mui.com/'],
  ['View all versions', '/versions/'],
];

beforeEach(() => {
  mockSite.baseUrl = '/';
});

it('without archived versions are the installed one and those on other hosts', () => {
  expect(getLinks('/material-ui/react-button/', [installed()])).toEqual([
    ['v6.0.0-beta.4', 'current'],
    ...ELSEWHERE,
  ]);
});

it('of a product with one version only are that one', () => {
  const versions = getVersions('/joy-ui/react-button/', [createVersion('/joy-ui')], 'joy-ui');
  expect(versions).toEqual([{ kind: 'installed', text: 'v5.0.0-beta.46', current: true }]);
});

it('of a product without a package are none', () => {
  expect(getVersions('/experiments/a/', [createVersion('/experiments')], 'experiments')).toEqual(
    [],
  );
});

it('of a product whose pages are not in this site are those of its package', () => {
  mockSite.pathname = '/';
  mockSite.docs = {};
  const { result } = renderHook(() => useProductVersions('joy-ui'));
  expect(result.current.map(({ text }) => text)).toEqual(['v5.0.0-beta.46']);
});

describe.each([
  ['with a slash at the end', '/'],
  ['without one', ''],
])('seen from an address %s', (_case, slash) => {
  it('lead to the same page of an archived version', () => {
    expect(getLinks(`/material-ui/react-button${slash}`, [installed(), archived('v5')])).toEqual([
      ['v6.0.0-beta.4', 'current'],
      ['v5', '/material-ui/v5/react-button'],
      ...ELSEWHERE,
    ]);
  });

  it('lead from an archived page to the same page of the others', () => {
    const versions = [installed(), archived('v5'), archived('v4')];
    expect(getLinks(`/material-ui/v5/react-button${slash}`, versions)).toEqual([
      ['v6.0.0-beta.4', '/material-ui/react-button'],
      ['v5', 'current'],
      ['v4', '/material-ui/v4/react-button'],
      ['View all versions', '/versions/'],
    ]);
  });

  it('know the first page of a version for a page of it', () => {
    const v5 = archived('v5', {
      pages: [],
      docs: [{ id: 'getting-started', path: '/material-ui/v5', sidebar: 'docs' }],
    });
    expect(getLinks(`/material-ui/v5${slash}`, [installed(), v5])).toEqual([
      ['v6.0.0-beta.4', '/material-ui/getting-started'],
      ['v5', 'current'],
      ...ELSEWHERE,
    ]);
  });
});

it('keep the place on the page, where the other version has the page', () => {
  window.location.hash = '#BasicButtons';
  const v5 = archived('v5', { pages: ['getting-started', 'react-button'] });
  const v4 = archived('v4', { pages: ['getting-started'] });
  expect(getLinks('/material-ui/react-button/', [installed(), v5, v4])).toEqual([
    ['v6.0.0-beta.4', 'current'],
    ['v5', '/material-ui/v5/react-button#BasicButtons'],
    ['v4', '/material-ui/v4/getting-started'],
    ['View all versions', '/versions/'],
  ]);
  window.location.hash = '';
});

it('lead to the beginning of a version that has not the page', () => {
  const v5 = archived('v5', { pages: ['getting-started'] });
  expect(getLinks('/material-ui/react-button/', [installed(), v5])).toContainEqual([
    'v5',
    '/material-ui/v5/getting-started',
  ]);
});

it('lead to the folder of a version that does not say where it begins', () => {
  const v5 = archived('v5', { pages: [] });
  expect(getLinks('/material-ui/react-button/', [installed(), v5])).toContainEqual([
    'v5',
    '/material-ui/v5',
  ]);
});

it('lead to the beginning from a page that belongs to none of them', () => {
  expect(getLinks('/versions/', [installed(), archived('v5')])).toContainEqual([
    'v5',
    '/material-ui/v5/getting-started',
  ]);
});

it('are not confused by a page whose name begins as a version does', () => {
  const latest = installed({ pages: ['v5-migration'] });
  expect(getLinks('/material-ui/v5-migration/', [latest, archived('v5')])[0]).toEqual([
    'v6.0.0-beta.4',
    'current',
  ]);
});

it('leave out the pages of the next release, where an archived one is the latest', () => {
  const versions = [
    createVersion('/material-ui/next', { isLast: false }),
    createVersion('/material-ui', { name: 'v6', label: 'v6' }),
  ];
  expect(getLinks('/material-ui/react-button/', versions)[0]).toEqual(['v6.0.0-beta.4', 'current']);
  expect(getLinks('/material-ui/react-button/', versions)).toHaveLength(3);
});
