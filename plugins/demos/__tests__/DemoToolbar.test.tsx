/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { preferencesStore } from '../../preferences/client';
import { Counter, createModule, press, renderLive, Root, toFile } from './demoComponent';
import type { ClientDemoModule, DemoSourceFile, ServerDemoModule } from '../client/types';
import Demo from '../theme/Demo';
import renderDemo, { buildStyleHtml } from '../theme/DemoServer';

const FILES: readonly DemoSourceFile[] = [
  { ...toFile('Basic.tsx'), js: toFile('Basic.js') },
  { ...toFile('types.ts'), js: null },
  toFile('styles.css'),
];

function renderDemoWith(overrides: Partial<ClientDemoModule> = {}) {
  const module = createModule(Counter, { loadSource: async () => FILES, ...overrides });
  return renderLive(<Demo name="Basic" variants={[[null, module]]} />);
}

const getTools = () => within(screen.getByRole('group', { name: 'Tools of the demo Basic' }));
const listShown = () =>
  [...document.querySelectorAll('.demo__file i')].map(({ textContent }) => textContent);

describe('the switch of languages', () => {
  it('shows the files of the reader’s language, everywhere and without fetching again', async () => {
    const loadSource = jest.fn(async () => FILES);
    await renderDemoWith({ loadSource });
    await press('Show code');
    expect(listShown()).toEqual([
      'source of Basic.tsx',
      'source of types.ts',
      'source of styles.css',
    ]);
    await userEvent.click(getTools().getByRole('button', { name: /^JS/ }));
    expect(listShown()).toEqual(['source of Basic.js', 'source of styles.css']);
    expect(preferencesStore.getPreferences().codeVariant).toBe('JS');
    expect(loadSource).toHaveBeenCalledTimes(1);
  });

  it('follows a link to one of them, and keeps the link in step', async () => {
    window.history.replaceState(null, '', '/#Basic.js');
    preferencesStore.followHash('#Basic.js');
    await renderDemoWith();
    expect(listShown()[0]).toBe('source of Basic.js');
    await userEvent.click(getTools().getByRole('button', { name: /^TS/ }));
    expect(window.location.hash).toBe('#Basic.tsx');
    expect(listShown()[0]).toBe('source of Basic.tsx');
  });
});

describe('the copy buttons', () => {
  it('copy the demo’s own file, and the address of what is shown', async () => {
    const user = userEvent.setup();
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    window.history.replaceState(null, '', '/page/?a=b#Other');
    await renderDemoWith();
    await user.click(getTools().getByRole('button', { name: 'Copy' }));
    await user.click(getTools().getByRole('button', { name: 'Copy link' }));
    act(() => preferencesStore.setCodeVariant('JS'));
    await user.click(getTools().getByRole('button', { name: 'Copy' }));
    expect(writeText.mock.calls.flat()).toEqual([
      'Basic.tsx',
      'http://localhost/page/?a=b#Basic.tsx',
      'Basic.js',
    ]);
  });
});

it('a project whose parts do not come is said so, and can be asked for again', async () => {
  await renderDemoWith({ loadProject: () => Promise.reject(new Error('offline')) });
  await userEvent.click(getTools().getByRole('button', { name: /^StackBlitz/ }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The project could not be put together.',
  );
});

describe('the preview', () => {
  it('is in the server’s HTML and gives way to the full source', () => {
    const module: ServerDemoModule = {
      id: 'd1',
      styles: [],
      preview: '<i>the essence</i>',
      buildStyleHtml,
      render: () =>
        renderDemo({ Component: Counter, rootModule: { default: Root }, identifierPrefix: 'd1-' }),
    };
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const html = renderToString(<Demo name="Basic" variants={[[null, module]]} />);
    expect(html).toContain('<i>the essence</i>');
    expect(html).toContain('Show full source');
  });

  it('is fetched after a navigation, in room that was kept for it', async () => {
    let answer: (html: string) => void = () => {};
    const loadPreview = () => new Promise<string>((resolve) => void (answer = resolve));
    await renderDemoWith({ previewLines: 3, loadPreview });
    const preview = screen.getByRole('group', { name: 'Essential code of the demo Basic' });
    expect(preview.textContent).toBe('');
    expect(preview.querySelector('code')?.style.getPropertyValue('--demo-preview-room')).toBe(
      String.raw`"\a \a \200b"`,
    );
    await act(async () => answer('<i>the essence</i>'));
    expect(preview.textContent).toBe('the essence');
    await press('Show full source');
    expect(preview.closest('[hidden]')).not.toBeNull();
    expect(listShown()).toHaveLength(3);
    await press('Hide full source');
    expect(preview.closest('[hidden]')).toBeNull();
    expect(preview.textContent).toBe('the essence');
  });
});

describe('a demo whose source is that of a state', () => {
  it('has no tools for a source that stays, and brings its first state back on Reset', async () => {
    const resetState = jest.fn(async () => {});
    await renderDemoWith({ hasStates: true, resetState });
    expect(
      getTools()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Copy', 'Copy link', 'Reset']);
    await press('Clicked 0 times');
    await press('Reset');
    expect(resetState).toHaveBeenCalledTimes(1);
    // The demo itself knows what goes back: it is not started anew.
    expect(screen.getByRole('button', { name: 'Clicked 1 times' })).toBeDefined();
  });

  it('goes on where its code does not come', async () => {
    await renderDemoWith({
      hasStates: true,
      resetState: () => Promise.reject(new Error('offline')),
    });
    await press('Reset');
    expect(screen.getByRole('button', { name: 'Clicked 0 times' })).toBeDefined();
  });
});
