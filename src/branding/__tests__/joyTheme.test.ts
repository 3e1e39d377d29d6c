import { createJoyTheme } from '../joyTheme';
import { createMaterialTheme } from '../materialTheme';
import { typography } from '../tokens';
import { getContrast, TEXT_RATIO, toRgb } from './colors';
import { resolveColor, toSelectors } from './themeSheets';

const theme = createJoyTheme();
const selectors = toSelectors(theme.generateStyleSheets());
const root = selectors[':root'] ?? {};

const SCHEMES = [
  ['light', { ...root, ...selectors[':root, [data-theme="light"]'] }],
  ['dark', { ...root, ...selectors['[data-theme="dark"]'] }],
] as const;

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

it('fills and writes with the primary color of Material UI and of the page', () => {
  const { main } = createMaterialTheme().colorSchemes.light?.palette.primary ?? {};
  const [, light] = SCHEMES[0];
  for (const role of ['solidBg', 'plainColor', 'outlinedColor']) {
    const color = resolveColor(light, `--joy-palette-primary-${role}`);
    expect(toRgb(color).map((part) => Math.round(part * 255))).toEqual(
      toRgb(main ?? '').map((part) => Math.round(part * 255)),
    );
  }
});

describe.each(SCHEMES)('in the %s scheme', (_mode, properties) => {
  const getColor = (name: string) => resolveColor(properties, `--joy-palette-${name}`);

  it.each([
    ['primary-solidColor', 'primary-solidBg'],
    ['primary-solidColor', 'primary-solidHoverBg'],
    ['primary-solidColor', 'primary-solidActiveBg'],
    ['primary-softColor', 'primary-softBg'],
    ['primary-plainColor', 'background-surface'],
    ['primary-outlinedColor', 'background-surface'],
    ['primary-plainColor', 'background-body'],
    ['primary-outlinedColor', 'background-body'],
  ])('%s can be read on %s', (text, background) => {
    expect(getContrast(getColor(text), getColor(background))).toBeGreaterThanOrEqual(TEXT_RATIO);
  });

  it('channels are red, green and blue, which text and icons are colored with', () => {
    for (const name of ['mainChannel', 'lightChannel', 'darkChannel']) {
      expect(properties[`--joy-palette-primary-${name}`]).toMatch(/^\d{1,3} \d{1,3} \d{1,3}$/);
    }
  });

  it('text in the primary color can be read on the page', () => {
    const channel = properties['--joy-palette-primary-mainChannel'] ?? '';
    const color = `rgb(${channel.replaceAll(' ', ', ')})`;
    expect(getContrast(color, getColor('background-body'))).toBeGreaterThanOrEqual(TEXT_RATIO);
  });
});

it('has the radii of the specification: 10 for controls, 12 for surfaces', () => {
  expect(root).toMatchObject({ '--joy-radius-sm': '10px', '--joy-radius-md': '12px' });
});

it('has radii that grow with their names', () => {
  const radii = ['xs', 'sm', 'md', 'lg', 'xl'].map((size) =>
    parseInt(root[`--joy-radius-${size}`] ?? '', 10),
  );
  expect(radii).toEqual([...radii].sort((a, b) => a - b));
});

it('is set in the type of the page', () => {
  expect(theme.fontFamily).toMatchObject({ body: typography.family, display: typography.family });
});
