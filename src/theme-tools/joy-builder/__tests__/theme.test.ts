import fs from 'node:fs';
import * as styles from '@mui/joy/styles';
import { getContrastRatio } from '@mui/system/colorManipulator';
import fc from 'fast-check';
import ts from 'typescript';
import {
  INITIAL_JOY_DRAFT,
  JOY_COLORS,
  JOY_COMPONENTS,
  JOY_RADII,
  JOY_STEPS,
  JOY_TOKENS,
  MAX_LENGTH,
  parseJoyDraft,
  withLength,
  type JoyDraft,
} from '../draft';
import { createRamp, describeRamp, getDefaultRamp } from '../ramp';
import { buildJoyCode, toJoyOptions } from '../themeOptions';

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const length = fc.integer({ min: 0, max: MAX_LENGTH });
const lengthsOf = (names: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...names), length, { noNullPrototype: true });
const draft: fc.Arbitrary<JoyDraft> = fc.record({
  palette: fc.dictionary(fc.constantFrom(...JOY_COLORS), hexColor.map(createRamp), {
    noNullPrototype: true,
  }),
  radius: lengthsOf(JOY_RADII),
  tokens: lengthsOf(Object.values(JOY_TOKENS).flat()),
});

/** The options that a file of code hands to `extendTheme`, run as a reader would run it. */
function readOptions(code: string): unknown {
  const seen: unknown[] = [];
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS },
  });
  const require = () => ({ extendTheme: (options: unknown = {}) => seen.push(options) });
  new Function('exports', 'require', outputText)({}, require);
  return seen[0];
}

describe('code', () => {
  it('makes the very theme of the preview', () => {
    fc.assert(
      fc.property(draft, (value) => {
        expect(readOptions(buildJoyCode(value))).toEqual(toJoyOptions(value));
      }),
      { numRuns: 60 },
    );
  });

  it('says nothing of what is the default', () => {
    expect(buildJoyCode(INITIAL_JOY_DRAFT)).toBe(
      `import { extendTheme } from '@mui/joy/styles';\n\nexport const theme = extendTheme();\n`,
    );
  });

  it('reaches the theme of Joy UI', () => {
    const theme = styles.extendTheme(
      toJoyOptions({
        palette: { danger: createRamp('#aa0033') },
        radius: { sm: 3 },
        tokens: { '--Card-padding': 20 },
      }),
    );
    expect(theme.colorSchemes.dark.palette.danger[500]).toBe('#aa0033');
    expect(theme.colorSchemes.light.palette.danger.solidBg).toContain('--joy-palette-danger-500');
    expect(theme.radius).toMatchObject({ sm: '3px', md: '8px' });
    expect(theme).toMatchObject({
      components: { JoyCard: { styleOverrides: { root: { '--Card-padding': '20px' } } } },
    });
  });
});

describe('ramps', () => {
  it('are around their color, and get darker step by step', () => {
    fc.assert(
      fc.property(hexColor, (middle) => {
        const ramp = createRamp(middle);
        expect(ramp[500]).toBe(middle);
        const onBlack = JOY_STEPS.map((step) => getContrastRatio(ramp[step], '#000'));
        expect(onBlack).toEqual([...onBlack].sort((a, b) => b - a));
      }),
    );
  });

  it.each(JOY_COLORS)('of %s pair text and background as the variants of Joy UI do', (color) => {
    const { light, dark } = styles.extendTheme().colorSchemes;
    /** The last color of `var(--a, #b)`, which is what it stands for. */
    const resolve = (value: string | undefined) => {
      const hex = (/#[\da-f]{3,6}\b/i.exec(value ?? '')?.[0] ?? '').toLowerCase();
      return hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
    };
    const expected = [
      [light.palette[color].solidColor, light.palette[color].solidBg],
      [light.palette[color].softColor, light.palette[color].softBg],
      [light.palette[color].plainColor, light.palette.background.body],
      [dark.palette[color].softColor, dark.palette[color].softBg],
      [dark.palette[color].plainColor, dark.palette.background.body],
    ].map((pair) => pair.map(resolve));
    const pairs = describeRamp(color, getDefaultRamp(color));
    expect(pairs.map(({ text, background }) => [text, background])).toEqual(expected);
  });
});

it.each(JOY_COMPONENTS)('tokens of %s are read by the component', (component) => {
  const file = require.resolve(`@mui/joy/${component}/${component}.js`);
  const source = fs.readFileSync(file, 'utf8');
  for (const token of JOY_TOKENS[component]) expect(source).toContain(`var(${token}`);
});

describe('a kept draft', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(draft, (value) =>
        expect(parseJoyDraft(JSON.parse(JSON.stringify(value)))).toEqual(value),
      ),
    );
  });

  it('loses what is damaged, and nothing else', () => {
    const primary = createRamp('#123456');
    expect(
      parseJoyDraft({
        palette: { primary, danger: { ...primary, 50: 'url(x)' }, other: primary },
        radius: { sm: 4, md: '4px', lg: -1, xl: MAX_LENGTH + 1 },
        tokens: { '--Card-radius': 2, '--Other-radius': 2 },
      }),
    ).toEqual({ palette: { primary }, radius: { sm: 4 }, tokens: { '--Card-radius': 2 } });
    expect(parseJoyDraft('x')).toEqual(INITIAL_JOY_DRAFT);
  });

  it('forgets a length that is emptied', () => {
    expect(withLength({ sm: 1, md: 2 }, 'sm', undefined)).toEqual({ md: 2 });
    expect(withLength({ md: 2 }, 'sm', 0)).toEqual({ md: 2, sm: 0 });
  });
});
