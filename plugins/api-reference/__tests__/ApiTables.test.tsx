/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { TextEncoder } from 'node:util';
import type { ApiPage, ApiProp } from '../client/types';

const mockLocation = { hash: '' };
const mockCollectAnchor = jest.fn();

jest.mock('@docusaurus/Translate', () => ({
  __esModule: true,
  // As Docusaurus does it: elements take the places of placeholders.
  default: ({ children, values = {} }: { children: string; values?: Record<string, ReactNode> }) =>
    children
      .split(/\{(\w+)\}/)
      .map((part, index) => (index % 2 === 0 ? part : <span key={index}>{values[part]}</span>)),
  translate: ({ message }: { message: string }, values: Record<string, string> = {}) =>
    message.replace(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? ''),
}));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({
    to,
    children,
    ...rest
  }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));
jest.mock('@docusaurus/router', () => ({ useLocation: () => mockLocation }));
jest.mock('@docusaurus/useBrokenLinks', () => ({
  __esModule: true,
  default: () => ({ collectAnchor: mockCollectAnchor }),
}));
jest.mock(
  '@theme/Heading',
  () => ({
    __esModule: true,
    default: ({ id, children }: { id: string; children: ReactNode }) => <h2 id={id}>{children}</h2>,
  }),
  { virtual: true },
);
jest.mock('@theme/ApiCopyButton', () => ({ __esModule: true, default: () => null }), {
  virtual: true,
});

Object.assign(globalThis, { TextEncoder });
const { renderToString } =
  jest.requireActual<typeof import('react-dom/server')>('react-dom/server');
const { default: ApiTables } =
  jest.requireActual<typeof import('../theme/ApiTables')>('../theme/ApiTables');

function createProp(name: string, rest: Partial<ApiProp> = {}): ApiProp {
  return {
    name,
    type: 'string',
    values: [],
    extendedBy: null,
    default: null,
    required: false,
    deprecated: null,
    description: '',
    parameters: [],
    returns: null,
    ...rest,
  };
}

const PAGE: ApiPage = {
  kind: 'component',
  name: 'Card',
  slug: 'card',
  description: '',
  packageName: 'kit',
  version: '1.2.3',
  imports: [],
  sourceUrl: null,
  isUnstable: false,
  deprecated: null,
  props: [
    createProp('title', { required: true, description: 'The `title`.' }),
    createProp('size', { type: "'small' | 'large'", default: "'small'" }),
    createProp('caption', { deprecated: 'Use `title`.' }),
  ],
  returns: [],
  returnType: null,
  refType: 'HTMLElement',
  rootElement: 'article',
  spreads: true,
  inherits: [{ name: 'Panel', href: '/kit/api/panel/', props: ['elevation', 'inset'] }],
  inheritedProps: [
    {
      ...createProp('elevation', { type: 'number' }),
      from: 'Panel',
      href: '/kit/api/panel/#Panel-prop-elevation',
    },
    {
      ...createProp('inset', { deprecated: 'Use `elevation`.' }),
      from: 'Panel',
      href: '/kit/api/panel/#Panel-prop-inset',
    },
  ],
  slots: [],
  classes: [
    { key: 'root', className: 'KitCard-root', isState: false, description: '', deprecated: null },
  ],
  themeName: null,
  hasSystemProps: false,
  demos: [],
  mentions: [],
  liveDemo: null,
};

function getRow(id: string): HTMLElement {
  const row = document.getElementById(id);
  if (!row) throw new Error(`There is no row ${id}`);
  return row;
}

function type(text: string): void {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
}

beforeEach(() => {
  mockLocation.hash = '';
  localStorage.clear();
  delete document.documentElement.dataset.apiInherited;
  document.body.innerHTML = '';
  Element.prototype.scrollIntoView = jest.fn();
});

describe('@theme/ApiTables', () => {
  it('shows rows in tables with roles, and offers every row as an anchor', () => {
    render(<ApiTables page={PAGE} />);
    const table = screen.getByRole('table', { name: 'Props' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Name', 'Type', 'Default', 'Description']);
    expect(getRow('Card-prop-title').textContent).toContain('required');
    expect(mockCollectAnchor.mock.calls.map(([anchor]) => anchor as string)).toEqual(
      expect.arrayContaining(['Card-prop-title', 'Card-prop-caption', 'Card-classes-root']),
    );
    const bases = screen.getAllByRole('link', { name: 'Panel' });
    expect(bases.map((link) => link.getAttribute('href'))).toContain('/kit/api/panel/');
  });

  it('folds deprecated rows, and unfolds them when the filter finds one', () => {
    render(<ApiTables page={PAGE} />);
    const folded = getRow('Card-prop-caption').closest('details');
    expect(folded?.open).toBe(false);
    type('capt');
    expect(folded?.open).toBe(true);
    expect(getRow('Card-prop-title').hidden).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('1 of 6 shown');
    type('root');
    expect(folded?.hidden).toBe(true);
    type('');
    expect(getRow('Card-prop-title').hidden).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('lists inherited props after its own, marked, with a link to where they come from', () => {
    render(<ApiTables page={PAGE} />);
    const rows = within(screen.getByRole('table', { name: 'Props' })).getAllByRole('rowheader');
    expect(rows.map((row) => row.querySelector('code')?.textContent)).toEqual([
      'title',
      'size',
      'elevation',
    ]);
    expect(rows[2]?.textContent).toContain('inherited from Panel');
    expect(
      within(rows[2] as HTMLElement)
        .getByText('Panel')
        .getAttribute('href'),
    ).toBe('/kit/api/panel/#Panel-prop-elevation');
    expect(getRow('Card-prop-inset').closest('details')).not.toBeNull();
    expect(mockCollectAnchor.mock.calls.flat()).toContain('Card-prop-elevation');
  });

  it('hides inherited props and remembers it; the filter says what it finds among them', () => {
    render(<ApiTables page={PAGE} />);
    const toggle = screen.getByRole('button', { name: 'Inherited props' });
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-pressed')).toBe('false');
    expect(document.documentElement.dataset.apiInherited).toBe('hide');
    expect(localStorage.getItem('docs-api-inherited')).toBe('hide');
    expect(screen.getByText('Deprecated: 1')).toBeTruthy();
    type('elev');
    expect(screen.getByRole('status').textContent).toBe(
      '0 of 4 shown. Hidden inherited props that match: 1',
    );
    type('size');
    expect(screen.getByRole('status').textContent).toBe('1 of 4 shown');
    fireEvent.click(toggle);
    expect(screen.getByRole('status').textContent).toBe('1 of 6 shown');
    expect(localStorage.getItem('docs-api-inherited')).toBe('show');
  });

  it('shows a hidden row that a link leads to, and keeps what was chosen', () => {
    localStorage.setItem('docs-api-inherited', 'hide');
    document.documentElement.dataset.apiInherited = 'hide';
    mockLocation.hash = '#Card-prop-elevation';
    render(<ApiTables page={PAGE} />);
    expect(document.documentElement.dataset.apiInherited).toBe('show');
    expect(getRow('Card-prop-elevation').scrollIntoView).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('docs-api-inherited')).toBe('hide');
  });

  it('has no switch where nothing is inherited', () => {
    render(<ApiTables page={{ ...PAGE, inheritedProps: [] }} />);
    expect(screen.queryByRole('button', { name: 'Inherited props' })).toBeNull();
  });

  it('unfolds the row that the address names', () => {
    mockLocation.hash = '#Card-prop-caption';
    render(<ApiTables page={PAGE} />);
    const row = getRow('Card-prop-caption');
    expect(row.closest('details')?.open).toBe(true);
    expect(row.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('takes the filter back when a link leads to a row it hides', () => {
    const { rerender } = render(<ApiTables page={PAGE} />);
    type('root');
    mockLocation.hash = '#Card-prop-size';
    rerender(<ApiTables page={PAGE} />);
    expect(getRow('Card-prop-size').hidden).toBe(false);
    expect(getRow('Card-prop-size').scrollIntoView).toHaveBeenCalledTimes(1);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('copies the address of a row, and is silent where it may not', async () => {
    const writeText = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    render(<ApiTables page={PAGE} />);
    const link = screen.getByRole('link', { name: 'Copy link to size' });
    await act(async () => fireEvent.click(link));
    expect(writeText).toHaveBeenLastCalledWith(`${window.location.origin}/#Card-prop-size`);
    expect(screen.getByRole('status').textContent).toBe('Link to size copied');
    type('x');
    await act(async () => fireEvent.click(link));
    expect(screen.getByRole('status').textContent).toBe('0 of 6 shown');
  });

  it('filters by what was typed before the page was hydrated', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<ApiTables page={PAGE} />);
    const input = container.querySelector('input');
    if (input) input.value = 'small';
    await act(async () => {
      hydrateRoot(container, <ApiTables page={PAGE} />);
    });
    expect(getRow('Card-prop-title').hidden).toBe(true);
    expect(getRow('Card-prop-size').hidden).toBe(false);
  });

  it('remembers the view where storage is allowed, and changes it where it is not', () => {
    render(<ApiTables page={PAGE} />);
    fireEvent.click(screen.getByRole('button', { name: 'List' }));
    expect(localStorage.getItem('docs-api-view')).toBe('list');
    expect(document.documentElement.dataset.apiView).toBe('list');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    fireEvent.click(screen.getByRole('button', { name: 'Table' }));
    expect(document.documentElement.dataset.apiView).toBe('table');
    expect(screen.getByRole('button', { name: 'Table' }).getAttribute('aria-pressed')).toBe('true');
  });
});
