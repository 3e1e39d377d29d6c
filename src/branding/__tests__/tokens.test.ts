import { createTheme } from '@mui/material/styles';
import * as tokens from '../tokens';
import { getContrast, parseHsl, TEXT_RATIO, toRgb } from './colors';

const RAMPS = [
  ['primary', tokens.primary],
  ['grey', tokens.grey],
] as const;

describe.each(RAMPS)('the ramp %s', (_name, ramp) => {
  it('gets darker with every step', () => {
    const lightness = tokens.RAMP_STEPS.map((step) => parseHsl(ramp[step]).lightness);
    expect(lightness).toEqual([...new Set(lightness)].sort((a, b) => b - a));
  });

  it('has these steps and no other', () => {
    expect(Object.keys(ramp)).toEqual(tokens.RAMP_STEPS.map(String));
    expect(tokens.RAMP_STEPS).toEqual([50, 100, 200, 300, 400, 500, 600, 700, 800, 900]);
  });
});

it.each(tokens.RAMP_STEPS)('primary %d is a blue of hue 210', (step) => {
  expect(parseHsl(tokens.primary[step]).hue).toBe(210);
});

it('primary 600 is the lightest step that carries white text', () => {
  const readable = tokens.RAMP_STEPS.filter(
    (step) => getContrast(tokens.primary[step], '#fff') >= TEXT_RATIO,
  );
  expect(readable[0]).toBe(600);
});

it('radii and spacing are those of the specification', () => {
  expect(tokens.radius).toEqual({ small: 6, button: 10, medium: 12 });
  expect(tokens.spacing).toBe(8);
});

it('breakpoints are those of Material UI', () => {
  const { sm, md, lg, xl } = createTheme().breakpoints.values;
  expect(tokens.breakpoints).toEqual({ small: sm, medium: md, large: lg, extraLarge: xl });
});

it('the modes are as their names say', () => {
  const [lightness, darkness] = [tokens.light, tokens.dark].map(({ background }) =>
    toRgb(background).reduce((sum, channel) => sum + channel),
  );
  expect(lightness).toBe(3);
  expect(darkness).toBeLessThan(0.5);
});

it('a shadow lets through what lies below it', () => {
  for (const { shadow } of [tokens.light, tokens.dark]) {
    expect(shadow).toMatch(/^hsla\(\d+, \d+%, \d+%, 0\.\d+\)$/);
  }
});
