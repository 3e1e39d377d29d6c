/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { createThemeSource } from '../createThemeSource';
import { themeStore } from '../themeStore';
import { useDemoTheme } from '../useDemoTheme';

const themes = createThemeSource(({ dense, direction }) => ({
  name: `${dense ? 'dense' : 'normal'} ${direction}`,
  generateStyleSheets: () => [],
}));

const renders: string[] = [];

function Demo() {
  const { theme, cache } = useDemoTheme('test', themes, null);
  renders.push(`${theme.name} ${cache?.key ?? 'unmirrored'}`);
  return null;
}

beforeEach(() => {
  renders.length = 0;
});

it('hydrates in one rendering where nothing was chosen, and renders nothing for a color mode', async () => {
  const container = document.createElement('div');
  render(<Demo />, { container, hydrate: true });
  expect(renders).toEqual(['normal ltr unmirrored']);
  await act(async () => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(themeStore.getState().paletteMode).toBe('dark');
  expect(renders).toHaveLength(1);
});

it('turns theme and styles together, once the code for it has come', async () => {
  render(<Demo />);
  await act(async () => themeStore.dispatch({ type: 'SET_DENSE', payload: true }));
  await act(async () => {
    themeStore.dispatch({ type: 'CHANGE', payload: { direction: 'rtl' } });
    await import('../rtlCache');
  });
  expect(new Set(renders)).toEqual(
    new Set(['normal ltr unmirrored', 'dense ltr unmirrored', 'dense rtl css-rtl']),
  );
  await act(async () => themeStore.dispatch({ type: 'CHANGE', payload: { direction: 'ltr' } }));
  expect(renders.at(-1)).toBe('dense ltr unmirrored');
});
