/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { preferencesStore, usePreferences } from '../client/store';
import type { PreferencesControls } from '../client/store';

beforeEach(() => {
  preferencesStore.setCodeVariant('TS');
  preferencesStore.setCodeStyling('MUI System');
});

function Probe({ onRender }: { readonly onRender?: (controls: PreferencesControls) => void }) {
  const controls = usePreferences();
  onRender?.(controls);
  return (
    <button type="button" onClick={() => controls.setCodeVariant('JS')}>
      {controls.codeVariant}, {controls.codeStyling}
    </button>
  );
}

it('renders the defaults on the server, whatever the reader prefers', () => {
  preferencesStore.setCodeVariant('JS');
  expect(renderToString(<Probe />)).toContain('TS<!-- -->, <!-- -->MUI System');
});

it('hydrates with the defaults and shows the real preferences right after', async () => {
  preferencesStore.setCodeVariant('JS');
  preferencesStore.setCodeStyling('CSS');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Probe />);
  const consoleError = jest.spyOn(console, 'error');
  const onRecoverableError = jest.fn();
  const rendered: string[] = [];
  const root = await act(async () =>
    hydrateRoot(
      container,
      <Probe
        onRender={({ codeVariant, codeStyling }) => rendered.push(`${codeVariant} ${codeStyling}`)}
      />,
      { onRecoverableError },
    ),
  );
  expect(rendered).toEqual(['TS MUI System', 'JS CSS']);
  expect(container.textContent).toBe('JS, CSS');
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(consoleError).not.toHaveBeenCalled();
  act(() => root.unmount());
});

it('shows the real preferences at once after a client-side navigation', () => {
  preferencesStore.setCodeStyling('Tailwind');
  const rendered: string[] = [];
  render(<Probe onRender={({ codeStyling }) => rendered.push(codeStyling)} />);
  expect(rendered).toEqual(['Tailwind']);
});

it('gives one reader’s choice to the components of every root', () => {
  render(<Probe />);
  render(<Probe />);
  const buttons = screen.getAllByRole('button', { name: 'TS, MUI System' });
  expect(buttons).toHaveLength(2);
  act(() => buttons[0]?.click());
  expect(screen.getAllByRole('button', { name: 'JS, MUI System' })).toHaveLength(2);
});

it('keeps the identity of the setters', () => {
  const seen = new Set<unknown>();
  render(<Probe onRender={({ setCodeVariant }) => seen.add(setCodeVariant)} />);
  act(() => preferencesStore.setCodeVariant('JS'));
  expect(seen.size).toBe(1);
});
