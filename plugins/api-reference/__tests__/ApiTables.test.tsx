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
  default: ({ children }: { children: ReactNode }) => children,
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
  inherits: [{ name: 'Panel', href: '/kit/api/panel/', props: ['elevation'] }],
  slots: [],
  classes: [
    { key: 'root', className: 'KitCard-root', isState: false, description: '', deprecated: null },
  ],
  themeName: null,
  hasSystemProps: false,
  demos: [],
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
    expect(screen.getByRole('link', { name: 'Panel' }).getAttribute('href')).toBe(
      '/kit/api/panel/',
    );
  });

  it('folds deprecated rows, and unfolds them when the filter finds one', () => {
    render(<ApiTables page={PAGE} />);
    const folded = getRow('Card-prop-caption').closest('details');
    expect(folded?.open).toBe(false);
    type('capt');
    expect(folded?.open).toBe(true);
    expect(getRow('Card-prop-title').hidden).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('1 of 4 shown');
    type('root');
    expect(folded?.hidden).toBe(true);
    type('');
    expect(getRow('Card-prop-title').hidden).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('');
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
    expect(screen.getByRole('status').textContent).toBe('0 of 4 shown');
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
