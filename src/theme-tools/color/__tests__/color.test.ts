import * as styles from '@mui/material/styles';
import * as colors from '@mui/material/colors';
import fc from 'fast-check';
import ts from 'typescript';
import { buildColorCode } from '../colorCode';
import { describeAsText, describeColor, formatRatio, rateContrast } from '../contrast';
import { INITIAL_DRAFT, parseDraft } from '../draft';
import { findShade, getShadeColor, HUES, parseHex, SHADES } from '../ramps';

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const rampColor = fc
  .tuple(fc.constantFrom(...HUES), fc.constantFrom(...SHADES))
  .map(([hue, shade]) => getShadeColor(hue, shade));

/** The theme that a file of code makes, run as a reader would run it. */
function runTheme(code: string): styles.Theme {
  const module = { exports: {} as { theme: styles.Theme } };
  const require = (name: string) => (name.endsWith('colors') ? colors : styles);
  const { outputText } = ts.transpileModule(code, {
    reportDiagnostics: true,
    compilerOptions: { module: ts.ModuleKind.CommonJS },
  });
  new Function('module', 'exports', 'require', outputText)(module, module.exports, require);
  return module.exports.theme;
}

describe('ramps', () => {
  it('has every hue and shade of the package', () => {
    expect([...HUES].sort()).toEqual(Object.keys(colors).filter((name) => name !== 'common'));
    expect(SHADES.map(String)).toEqual(Object.keys(colors.blue));
  });

  it('finds where a color stands', () => {
    fc.assert(
      fc.property(rampColor, (color) => {
        const place = findShade(color);
        expect(place && getShadeColor(place.hue, place.shade)).toBe(color);
      }),
    );
    expect(findShade('#123456')).toBeUndefined();
  });

  it.each([
    ['#0A7', '#00aa77'],
    [' 00aa77 ', '#00aa77'],
    ['#00aa7', undefined],
    ['##0a7', undefined],
    ['teal', undefined],
    ['', undefined],
  ])('reads %j as %s', (text, color) => expect(parseHex(text)).toBe(color));
});

describe('contrast', () => {
  it('is that of the text which Material UI puts on a color', () => {
    fc.assert(
      fc.property(hexColor, (main) => {
        const { palette } = styles.createTheme({ palette: { primary: { main } } });
        for (const { name, color, text, ratio } of describeColor(main)) {
          expect([color, text]).toEqual([palette.primary[name], palette.primary.contrastText]);
          expect(ratio).toBe(styles.getContrastRatio(text, color));
        }
      }),
      { numRuns: 50 },
    );
  });

  it('compares a color with the backgrounds of both modes', () => {
    expect(describeAsText('#ffffff').light).toBe(1);
    expect(describeAsText('#121212').dark).toBe(1);
  });

  it.each([
    [21, 'all', '21.00:1'],
    [4.5, 'all', '4.50:1'],
    [4.499, 'large', '4.49:1'],
    [3, 'large', '3.00:1'],
    [2.9999, 'none', '2.99:1'],
  ])('rates %d', (ratio, rating, text) => {
    expect([rateContrast(ratio), formatRatio(ratio, 'en')]).toEqual([rating, text]);
  });
});

describe('code', () => {
  it('makes the very theme that was picked', () => {
    const color = fc.oneof(hexColor, rampColor);
    fc.assert(
      fc.property(color, color, (primary, secondary) => {
        const { palette } = runTheme(buildColorCode({ primary, secondary }));
        expect(
          [palette.primary.main, palette.secondary.main].map((main) => main.toLowerCase()),
        ).toEqual([primary, secondary]);
      }),
      { numRuns: 50 },
    );
  });

  it('names the shades of a ramp', () => {
    expect(buildColorCode({ primary: '#1976d2', secondary: '#00aa77' })).toBe(
      `import { blue } from '@mui/material/colors';
import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  palette: {
    primary: { main: blue[700] },
    secondary: { main: '#00aa77' },
  },
});
`,
    );
  });
});

it('reads a kept draft color by color', () => {
  expect(parseDraft({ primary: '#0a7', secondary: 'javascript:' })).toEqual({
    primary: '#00aa77',
    secondary: INITIAL_DRAFT.secondary,
  });
  expect(parseDraft(null)).toEqual(INITIAL_DRAFT);
});
