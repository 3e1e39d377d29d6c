import { createMaterialTheme } from '../materialTheme';
import * as tokens from '../tokens';
import { getContrast, TEXT_RATIO } from './colors';
import { toSelectors } from './themeSheets';

const theme = createMaterialTheme();
const selectors = toSelectors(theme.generateStyleSheets());

it('binds its variables to the color mode of the page, light without one', () => {
  expect(Object.keys(selectors)).toEqual([
    ':root',
    ':root, [data-theme="light"]',
    '[data-theme="dark"]',
  ]);
});

it('styles a scheme below the element that carries the mode', () => {
  const styles = { color: 'red' };
  expect(theme.applyStyles('dark', styles)).toEqual({ '*:where([data-theme="dark"]) &': styles });
  expect(theme.applyStyles('light', styles)).toEqual({ '*:where([data-theme="light"]) &': styles });
});

it.each([
  ['light', ':root, [data-theme="light"]', tokens.light],
  ['dark', '[data-theme="dark"]', tokens.dark],
])('has the colors of the page in its %s scheme', (_mode, selector, colors) => {
  expect(selectors[selector]).toMatchObject({
    '--mui-palette-primary-main': colors.accent,
    '--mui-palette-text-primary': colors.text,
    '--mui-palette-text-secondary': colors.textSecondary,
    '--mui-palette-background-default': colors.background,
    '--mui-palette-background-paper': colors.surfaceRaised,
    '--mui-palette-divider': colors.border,
  });
});

it('has the whole primary ramp in both schemes', () => {
  for (const scheme of [theme.colorSchemes.light, theme.colorSchemes.dark]) {
    expect(scheme?.palette.primary).toMatchObject(tokens.primary);
  }
});

it.each(['success', 'warning', 'error', 'info'] as const)(
  'has %s in a shade that can be read, on the page and as a surface',
  (role) => {
    const { light, dark } = theme.colorSchemes;
    expect(light?.palette[role].main).toBe(tokens.status[role].main);
    expect(dark?.palette[role].main).toBe(tokens.status[role].light);
  },
);

it('writes white on its primary color where that can be read', () => {
  const { main, contrastText } = theme.colorSchemes.light?.palette.primary ?? {};
  expect(getContrast(main ?? '', contrastText ?? '')).toBeGreaterThanOrEqual(TEXT_RATIO);
});

it('has channels that are red, green and blue, for translucent colors', () => {
  // Rounded by MUI; hsl(210, 100%, 42%) is rgb(0, 107.1, 214.2).
  expect(selectors[':root, [data-theme="light"]']?.['--mui-palette-primary-mainChannel']).toBe(
    '0 107 214',
  );
});

it('has the radii and the spacing of the specification', () => {
  expect(theme.shape.borderRadius).toBe(12);
  expect(theme.components?.MuiButton?.styleOverrides?.root).toEqual({ borderRadius: 10 });
  expect(selectors[':root']?.['--mui-spacing']).toBe('8px');
});

it('writes buttons as they are spelled, in the type of the page', () => {
  expect(theme.typography.button).toMatchObject({
    textTransform: 'none',
    fontFamily: tokens.typography.family,
  });
});

it('is a new theme every time, so that no demo changes that of another', () => {
  const other = createMaterialTheme();
  expect(other).not.toBe(theme);
  expect(other.palette).not.toBe(theme.palette);
});
