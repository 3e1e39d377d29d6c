/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { ClassTable } from '../client/ClassTable';
import { createInspector } from '../client/inspector/createInspector';
import { InspectorPanel } from '../client/inspector/InspectorPanel';
import { OUTLINE_ATTRIBUTE } from '../client/inspector/outline';
import { buildSnippets, getSelector, listTargets } from '../client/inspector/targets';
import { useRowPointing } from '../client/inspector/useRowPointing';
import type { ApiPage } from '../client/types';

jest.mock('@docusaurus/Translate', () => ({
  __esModule: true,
  default: ({ children, values = {} }: { children: string; values?: Record<string, ReactNode> }) =>
    children
      .split(/\{(\w+)\}/)
      .map((part, index) => (index % 2 === 0 ? part : <span key={index}>{values[part]}</span>)),
  translate: ({ message }: { message: string }, values: Record<string, string> = {}) =>
    message.replace(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? ''),
}));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, onClick }: { to: string; onClick: () => void }) => (
    <a href={to} onClick={onClick}>
      link
    </a>
  ),
}));
jest.mock(
  '@theme/ApiCopyButton',
  () => ({
    __esModule: true,
    default: ({ text, name }: { text: string; name: string }) => (
      <button type="button" value={text}>
        {name}
      </button>
    ),
  }),
  { virtual: true },
);

const createClass = (key: string, className: string, description = '', isState = false) => ({
  key,
  className,
  isState,
  description,
  deprecated: null,
});

const PAGE = {
  name: 'Card',
  themeName: 'KitCard',
  props: [{ name: 'sx' }],
  inheritedProps: [],
  slots: [
    { name: 'root', className: 'KitCard-root', description: '', default: null, deprecated: null },
    { name: 'icon', className: 'KitCard-icon', description: '', default: null, deprecated: null },
    { name: 'bare', className: null, description: '', default: null, deprecated: null },
  ],
  classes: [
    createClass('root', 'KitCard-root', 'Styles applied to the root element.'),
    createClass('tall', 'KitCard-tall', 'Styles applied to the root element if tall.'),
    createClass('icon', 'KitCard-icon', 'Styles applied to the icon.'),
    createClass('disabled', 'Kit-disabled', 'State class applied to the root element.', true),
  ],
} as unknown as ApiPage;

const targets = listTargets(PAGE);
const get = (id: string) => {
  const target = targets.get(`Card-${id}`);
  if (!target) throw new Error(`no target ${id}`);
  return target;
};

describe('the code for a row', () => {
  it('is there for slots and classes, not for a slot without a class', () => {
    expect([...targets.keys()]).toEqual([
      'Card-slot-root',
      'Card-slot-icon',
      'Card-classes-root',
      'Card-classes-tall',
      'Card-classes-icon',
      'Card-classes-disabled',
    ]);
  });

  it.each([
    ['slot-root', null, '.KitCard-root', 'sx={{ opacity: 0.8 }}', '{ root: { opacity: 0.8 } }'],
    [
      'slot-icon',
      false,
      '.KitCard-icon',
      "sx={{ '& .KitCard-icon': { opacity: 0.8 } }}",
      '{ icon: { opacity: 0.8 } }',
    ],
    // Nothing is shown: then its documentation says where it is.
    [
      'classes-tall',
      null,
      '.KitCard-tall',
      "sx={{ '&.KitCard-tall': { opacity: 0.8 } }}",
      '{ tall: { opacity: 0.8 } }',
    ],
    [
      'classes-disabled',
      null,
      '.KitCard-root.Kit-disabled',
      "sx={{ '&.Kit-disabled': { opacity: 0.8 } }}",
      "{ root: { '&.Kit-disabled': { opacity: 0.8 } } }",
    ],
    // What is shown counts more than what is said.
    [
      'classes-disabled',
      false,
      '.KitCard-root .Kit-disabled',
      "sx={{ '& .Kit-disabled': { opacity: 0.8 } }}",
      "{ root: { '& .Kit-disabled': { opacity: 0.8 } } }",
    ],
  ])('%s, on the root: %p', (id, isOnRoot, selector, sx, override) => {
    expect(buildSnippets(get(id), PAGE, isOnRoot)).toEqual({
      selector,
      sx,
      theme: `KitCard: { styleOverrides: ${override} }`,
    });
  });

  it('leaves out what the component does not have', () => {
    const page = { themeName: null, props: [], inheritedProps: [] };
    expect(buildSnippets(get('slot-icon'), page, false)).toEqual({
      selector: '.KitCard-icon',
      sx: null,
      theme: null,
    });
  });

  it('looks for a state at and below the root only, since other components have it too', () => {
    expect(getSelector(get('classes-disabled'))).toBe(
      '.KitCard-root.Kit-disabled, .KitCard-root .Kit-disabled',
    );
  });
});

describe('the inspector', () => {
  const inspected = () =>
    [...document.querySelectorAll(`[${OUTLINE_ATTRIBUTE}]`)].map(({ className }) => className);
  const getRow = (key: string) => document.getElementById(`Card-classes-${key}`) as HTMLElement;
  const getStatus = () => screen.getByRole('status').textContent;

  function Page() {
    const tables = useRef<HTMLDivElement>(null);
    const inspector = useRef(createInspector()).current;
    useRowPointing(tables, inspector);
    return (
      <div ref={tables}>
        <InspectorPanel page={PAGE} inspector={inspector}>
          <p className="KitCard-root">
            <b className="KitCard-icon" />
            <b className="KitCard-icon" />
          </p>
          <i className="Kit-disabled" />
        </InspectorPanel>
        <ClassTable
          page={PAGE}
          label="CSS classes"
          query=""
          onLink={() => {}}
          inspector={inspector}
        />
      </div>
    );
  }

  it('outlines what a row stands for while it is pointed at or has focus, and says how much', () => {
    render(<Page />);
    expect(getStatus()).toMatch(/^Point at a row/);
    fireEvent.pointerOver(within(getRow('icon')).getByText('.KitCard-icon'));
    expect(inspected()).toEqual(['KitCard-icon', 'KitCard-icon']);
    expect(getStatus()).toBe('icon, outlined elements: 2');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Selector' }).value).toBe(
      '.KitCard-icon',
    );
    fireEvent.focusIn(within(getRow('root')).getByRole('link'));
    expect(inspected()).toEqual(['KitCard-root']);
    fireEvent.pointerOver(getRow('tall'));
    expect([inspected(), getStatus()]).toEqual([[], 'tall is not shown by this demo now.']);
  });

  it('says of a state that nothing is in it, until something is', async () => {
    render(<Page />);
    fireEvent.pointerOver(getRow('disabled'));
    expect(getStatus()).toBe('disabled is a state that nothing in this demo is in now.');
    await act(async () => document.querySelector('p.KitCard-root')?.classList.add('Kit-disabled'));
    expect(inspected()).toEqual(['KitCard-root Kit-disabled']);
    expect(getStatus()).toBe('disabled, outlined elements: 1');
  });

  it('finds what the demo has opened elsewhere', async () => {
    render(<Page />);
    fireEvent.pointerOver(getRow('icon'));
    const opened = document.createElement('u');
    opened.className = 'KitCard-icon';
    await act(async () => void document.body.append(opened));
    expect(inspected()).toHaveLength(3);
    await act(async () => opened.remove());
    expect(getStatus()).toBe('icon, outlined elements: 2');
  });

  it('keeps a row until its button is pressed again', () => {
    const { unmount } = render(<Page />);
    const keep = screen.getByRole('button', { name: 'Keep root outlined' });
    fireEvent.click(keep);
    fireEvent.pointerOver(getRow('icon'));
    expect([keep.getAttribute('aria-pressed'), inspected()]).toEqual(['true', ['KitCard-root']]);
    fireEvent.click(keep);
    fireEvent.pointerOver(getRow('icon'));
    expect(inspected()).toEqual(['KitCard-icon', 'KitCard-icon']);
    unmount();
    expect(inspected()).toEqual([]);
  });

  it('lets the keyboard scroll its demo while that is larger than its place', () => {
    let notify = () => {};
    class SizeObserver {
      constructor(callback: () => void) {
        notify = callback;
      }
      observe() {}
      disconnect() {}
    }
    Object.assign(globalThis, { ResizeObserver: SizeObserver });
    render(<Page />);
    const box = document.querySelector<HTMLElement>('.api-inspector__demo');
    if (!box) throw new Error('There is no demo');
    expect(box.tabIndex).toBe(-1);
    const setHeight = (value: number) =>
      Object.defineProperty(box, 'scrollHeight', { configurable: true, value });
    setHeight(300);
    act(() => notify());
    expect(screen.getByRole('group', { name: 'Demo, scrolls' })).toBe(box);
    expect(box.tabIndex).toBe(0);
    setHeight(0);
    act(() => notify());
    expect(box.tabIndex).toBe(-1);
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
  });
});
