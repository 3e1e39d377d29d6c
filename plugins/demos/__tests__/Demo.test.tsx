/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Counter, createModule, mockLocation, press, renderLive, Root } from './demoComponent';
import type { ClientDemoModule, ServerDemoModule } from '../client/types';
import Demo from '../theme/Demo';
import renderDemo, { buildStyleHtml } from '../theme/DemoServer';

/** The same demo on the server; `keys` name the styles it shares with others. */
function toServerModule(
  { id }: ClientDemoModule,
  Component: ComponentType = Counter,
  keys: readonly string[] = [],
): ServerDemoModule {
  return {
    id,
    styles: [],
    buildStyleHtml,
    render: () => ({
      ...renderDemo({ Component, rootModule: { default: Root }, identifierPrefix: `${id}-` }),
      styles: keys.map((key) => ({ key, css: `.${key}{}` })),
    }),
  };
}

/** jsdom makes this look like a browser to the demo, so React warns of its layout effect. */
function renderOnServer(page: ReactElement): string {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const html = renderToString(page);
  expect(errors.mock.calls.filter(([text]) => !/useLayoutEffect/.test(String(text)))).toEqual([]);
  errors.mockRestore();
  return html;
}

describe('a demo', () => {
  it('is a named group whose id is its anchor, with named tools', async () => {
    await renderLive(<Demo name="Basic" variants={[[null, createModule()]]} />);
    const demo = screen.getByRole('group', { name: 'Demo Basic' });
    expect(demo.id).toBe('Basic');
    expect(demo.dataset.stylings).toBeUndefined();
    expect(within(demo).getByRole('group', { name: 'Tools of the demo Basic' })).toBeDefined();
    expect(within(demo).getByRole('button', { name: 'Clicked 0 times' })).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Styling solution' })).toBeNull();
  });

  it('can stand without toolbar and without frame', async () => {
    await renderLive(
      <Demo name="Basic" variants={[[null, createModule()]]} hideToolbar background="none" />,
    );
    expect(screen.queryByRole('button', { name: 'Show code' })).toBeNull();
    expect(screen.getByRole('group').className).toBe('demo demo--bare');
  });

  it('starts anew on Reset', async () => {
    await renderLive(<Demo name="Basic" variants={[[null, createModule()]]} />);
    await press('Clicked 0 times');
    await press('Clicked 1 times');
    await press('Reset');
    expect(screen.getByRole('button', { name: 'Clicked 0 times' })).toBeDefined();
  });

  it.each([
    ['in a page that was not compiled for demos', undefined],
    ['with an empty list', []],
  ])('without variants says what is missing: %s', (_case, variants) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Demo name="Basic" variants={variants as unknown as []} />)).toThrow(
      '<Demo> got no variants; is the remark plugin of demos installed?',
    );
  });
});

describe('the server’s HTML', () => {
  it('is kept while the page is taken over, and becomes the live demo', async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const client = createModule(Counter, {
      load: async () => {
        await arrival;
        return { Component: Counter, Root, styles: [] };
      },
    });
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderOnServer(
      <Demo name="Basic" variants={[[null, toServerModule(client)]]} />,
    );
    const button = within(container).getByRole('button', { name: 'Clicked 0 times' });
    const island = container.querySelector('.demo__island');
    const html = island?.innerHTML;
    expect(html).toContain('data-demo-root');

    const errors = jest.spyOn(console, 'error');
    const root = await act(async () =>
      hydrateRoot(container, <Demo name="Basic" variants={[[null, client]]} />),
    );
    expect(island?.innerHTML).toBe(html);
    await act(async () => arrive());
    await userEvent.click(button);
    expect(button.textContent).toBe('Clicked 1 times');
    expect(errors).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    container.remove();
  });

  it('brings a style that demos of a page share with the first of them only', () => {
    const [first, second] = [createModule(), createModule()];
    const page = (
      <>
        <Demo name="A" variants={[[null, toServerModule(first, Counter, ['a', 'b'])]]} />
        <Demo name="B" variants={[[null, toServerModule(second, Counter, ['b', 'c'])]]} />
      </>
    );
    const getStyles = () => renderOnServer(page).match(/<style>.*?<\/style>/g);
    expect(getStyles()).toEqual(['<style>.a{}.b{}</style>', '<style>.c{}</style>']);
    // The next page, which is rendered with a location of its own, starts from none.
    mockLocation.current = {};
    expect(getStyles()).toEqual(['<style>.a{}.b{}</style>', '<style>.c{}</style>']);
  });
});

describe('a page that is left and come back to', () => {
  it('has kept the room of its demos before their code arrives', async () => {
    // As in a browser, only what is in the document has a height.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return DOMRect.fromRect({ height: this.isConnected ? 240 : 0 });
    });
    const module = createModule();
    const { unmount } = await renderLive(<Demo name="Basic" variants={[[null, module]]} />);
    unmount();
    const { container } = render(<Demo name="Basic" variants={[[null, module]]} />);
    const island = container.querySelector<HTMLElement>('.demo__island');
    expect(island?.style.minHeight).toBe('240px');
    await act(async () => {});
    expect(island?.style.minHeight).toBe('');
  });

  it('renders its demos afresh', async () => {
    const module = createModule();
    const { unmount } = await renderLive(<Demo name="Basic" variants={[[null, module]]} />);
    await press('Clicked 0 times');
    unmount();
    await renderLive(<Demo name="Basic" variants={[[null, module]]} />);
    expect(screen.getByRole('button', { name: 'Clicked 0 times' })).toBeDefined();
  });
});

it('a page that is edited goes on with a new module of the same demo', async () => {
  const errors = jest.spyOn(console, 'error');
  const module = createModule();
  const { rerender } = await renderLive(<Demo name="Basic" variants={[[null, module]]} />);
  await act(async () => rerender(<Demo name="Basic" variants={[[null, { ...module }]]} />));
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
  await press('Clicked 0 times');
  expect(screen.getAllByRole('button', { name: 'Clicked 1 times' })).toHaveLength(1);
  expect(errors).not.toHaveBeenCalled();
});
