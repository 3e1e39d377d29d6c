import fs from 'node:fs';
import path from 'node:path';
import { buildCssVariables } from '../cssVariables';
import * as tokens from '../tokens';

const { root, light, dark } = buildCssVariables();
const getNames = (declarations: typeof root) => declarations.map(([property]) => property);

it('names a variable after its role, in kebab case', () => {
  expect(Object.fromEntries(light)).toMatchObject({
    '--brand-background': tokens.light.background,
    '--brand-text-secondary': tokens.light.textSecondary,
    '--brand-surface-raised': tokens.light.surfaceRaised,
    '--brand-accent-contrast': tokens.light.accentContrast,
  });
});

it.each([
  ['light', light, tokens.light],
  ['dark', dark, tokens.dark],
])(
  'has every role of the %s mode, and every status with its tint',
  (_mode, declarations, colors) => {
    const roles = Object.values(colors);
    const values = declarations.map(([, value]) => value);
    expect(values.slice(0, roles.length)).toEqual(roles);
    expect(values).toHaveLength(roles.length + 2 * Object.keys(tokens.status).length);
  },
);

it('reads a status in its dark shade on light surfaces, and in its light one on dark', () => {
  expect(Object.fromEntries(light)).toMatchObject({
    '--brand-error': tokens.status.error.main,
    '--brand-error-soft': tokens.statusSoft.error.light,
  });
  expect(Object.fromEntries(dark)).toMatchObject({
    '--brand-error': tokens.status.error.light,
    '--brand-error-soft': tokens.statusSoft.error.dark,
  });
});

it('has the same variables in both modes, so that nothing of one mode is left in the other', () => {
  expect(getNames(dark)).toEqual(getNames(light));
});

it('says everything once', () => {
  const names = [...getNames(root), ...getNames(light)];
  expect(new Set(names).size).toBe(names.length);
});

it('has both ramps and every length, with its unit', () => {
  const values = Object.fromEntries(root);
  for (const step of tokens.RAMP_STEPS) {
    expect(values[`--brand-primary-${step}`]).toBe(tokens.primary[step]);
    expect(values[`--brand-grey-${step}`]).toBe(tokens.grey[step]);
  }
  expect(values).toMatchObject({
    '--brand-radius-small': '6px',
    '--brand-radius-button': '10px',
    '--brand-radius': '12px',
    '--brand-spacing': '8px',
    '--brand-font': tokens.typography.family,
    '--brand-font-mono': tokens.typography.monospace,
  });
});

it('has every variable that a stylesheet of this site asks for', () => {
  const folders = ['src', 'plugins'].map((name) => path.join(__dirname, '../../..', name));
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => path.join(folder, name)),
  );
  const known = new Set<string>([...getNames(root), ...getNames(light)]);
  const unknown = files.flatMap((file) =>
    Array.from(
      fs.readFileSync(file, 'utf8').matchAll(/var\(\s*(--brand-[\w-]+)/g),
      ([, name = '']) => name,
    )
      .filter((name) => !known.has(name))
      .map((name) => `${path.basename(file)}: ${name}`),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(unknown).toEqual([]);
});
