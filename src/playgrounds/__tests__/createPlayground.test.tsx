/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { TextEncoder } from 'node:util';
import { DATA } from './data';

jest.mock('@docusaurus/Translate', () => ({
  __esModule: true,
  default: ({ children }: { children: string }) => children,
  translate: ({ message }: { message: string }, values: Record<string, string> = {}) =>
    message.replace(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? ''),
}));

Object.assign(globalThis, { TextEncoder });
const { renderToString } =
  jest.requireActual<typeof import('react-dom/server')>('react-dom/server');
const { createPlayground } =
  jest.requireActual<typeof import('../createPlayground')>('../createPlayground');

/** Shows its props, keeps a state of its own, and cannot do without children. */
function Live({ children, ...props }: Record<string, unknown>) {
  const [count, setCount] = useState(0);
  if (children === 'throw') throw new Error('No such children');
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {JSON.stringify({ children, ...props, count })}
    </button>
  );
}

const create = () => createPlayground(Live, DATA);
const getProps = () => JSON.parse(screen.getByRole('button').textContent ?? '') as unknown;
const getCode = () => screen.getByRole('group', { name: 'Code' }).textContent;

beforeEach(() => {
  document.body.innerHTML = '';
  window.history.replaceState({ key: 'of the router' }, '', '/page/?q=1#part');
});

describe('a playground', () => {
  it('starts with what the author wrote, and has a control of the right kind for each prop', () => {
    const { Component } = create();
    render(<Component />);
    expect(getProps()).toEqual({ children: 'Save', variant: 'contained', count: 0 });
    const controls = within(screen.getByRole('group', { name: 'Props of Button' }));
    expect(controls.getByRole('group', { name: 'variant' })).toBeTruthy();
    expect(controls.getByRole<HTMLInputElement>('radio', { name: 'contained' }).checked).toBe(true);
    expect(controls.getByRole<HTMLInputElement>('radio', { name: 'not set' }).checked).toBe(true);
    expect(controls.getByRole<HTMLInputElement>('checkbox', { name: 'ripple' }).checked).toBe(true);
    expect(controls.getByRole<HTMLInputElement>('textbox', { name: 'children' }).value).toBe(
      'Save',
    );
  });

  it('changes component, code and address together, and keeps the state of the component', () => {
    const { Component, getSource, reset } = create();
    render(<Component />);
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('radio', { name: 'outlined' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'disabled' }));
    expect(getProps()).toEqual({ children: 'Save', variant: 'outlined', disabled: true, count: 1 });
    const code = '<Button variant="outlined" disabled>Save</Button>';
    expect(getCode()).toBe(code);
    expect(getSource()[0]?.code).toContain(`return ${code};`);
    expect(window.location.href).toMatch(
      /\/page\/\?q=1&Button\.variant=outlined&Button\.disabled=true#part$/,
    );
    expect(window.history.state).toEqual({ key: 'of the router' });
    act(reset);
    expect(getCode()).toBe('<Button variant="contained">Save</Button>');
    expect(window.location.search).toBe('?q=1');
  });

  it('takes the state of the address once the HTML of the server is taken over', async () => {
    window.history.replaceState(null, '', '/page/?Button.variant=outlined&Button.tabIndex=x');
    const errors = jest.spyOn(console, 'error');
    const { Component } = create();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Component />);
    expect(getProps()).toMatchObject({ variant: 'contained' });
    await act(async () => void hydrateRoot(container, <Component />));
    expect(getProps()).toEqual({ children: 'Save', variant: 'outlined', count: 0 });
    expect(errors).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '/page/');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(getProps()).toMatchObject({ variant: 'contained' });
  });

  it('keeps its controls where the component throws, and lets it try other props', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { Component } = create();
    render(<Component />);
    const field = screen.getByRole('textbox', { name: 'children' });
    fireEvent.change(field, { target: { value: 'throw' } });
    expect(screen.getByRole('alert').textContent).toContain('No such children');
    fireEvent.change(field, { target: { value: 'Send' } });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(getProps()).toMatchObject({ children: 'Send' });
  });

  it('lets a number be typed, and says where it is none', () => {
    const { Component } = create();
    render(<Component />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'tabIndex' });
    for (const [typed, value, isInvalid] of [
      ['-', undefined, 'true'],
      ['-1', -1, null],
      ['-1.', -1, 'true'],
      ['-1.0', -1, null],
      ['-1.05', -1.05, null],
    ] as const) {
      fireEvent.change(field, { target: { value: typed } });
      expect([field.value, field.getAttribute('aria-invalid')]).toEqual([typed, isInvalid]);
      expect((getProps() as { tabIndex?: number }).tabIndex).toBe(value);
    }
    fireEvent.change(field, { target: { value: '-' } });
    fireEvent.blur(field);
    expect(field.value).toBe('-1.05');
  });

  it('goes on where the browser refuses to change the address', () => {
    const { Component } = create();
    render(<Component />);
    jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    fireEvent.click(screen.getByRole('checkbox', { name: 'disabled' }));
    expect(getProps()).toMatchObject({ disabled: true });
  });
});
