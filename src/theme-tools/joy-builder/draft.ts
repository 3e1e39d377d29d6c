import { createStoredValue } from '@site/src/storage/createStoredValue';
import { parseHex } from '../color/ramps';

export const JOY_COLORS = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
export type JoyColor = (typeof JOY_COLORS)[number];

export const JOY_STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
export type JoyStep = (typeof JOY_STEPS)[number];
/** A whole ramp, `#rrggbb` each. */
export type JoyRamp = Readonly<Record<JoyStep, string>>;

export const JOY_RADII = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
export type JoyRadius = (typeof JOY_RADII)[number];

/** CSS variables of components that a theme can set, lengths all of them. */
export const JOY_TOKENS = {
  Button: ['--Button-radius', '--Button-minHeight', '--Button-gap'],
  Input: ['--Input-radius', '--Input-minHeight', '--Input-paddingInline', '--Input-gap'],
  Card: ['--Card-radius', '--Card-padding'],
  Chip: ['--Chip-radius', '--Chip-minHeight', '--Chip-paddingInline'],
  Switch: [
    '--Switch-trackRadius',
    '--Switch-trackWidth',
    '--Switch-trackHeight',
    '--Switch-thumbSize',
  ],
  Checkbox: ['--Checkbox-size', '--Checkbox-gap'],
} as const;
export type JoyComponent = keyof typeof JOY_TOKENS;
export const JOY_COMPONENTS = Object.keys(JOY_TOKENS) as JoyComponent[];

/** Longest length that the builder offers, in px. */
export const MAX_LENGTH = 64;

/** What a reader set; whatever is missing is Joy UI's default. */
export interface JoyDraft {
  readonly palette: Readonly<Partial<Record<JoyColor, JoyRamp>>>;
  /** In px. */
  readonly radius: Readonly<Partial<Record<JoyRadius, number>>>;
  /** Token to px, for all components. */
  readonly tokens: Readonly<Record<string, number>>;
}

export const INITIAL_JOY_DRAFT: JoyDraft = { palette: {}, radius: {}, tokens: {} };

function pickRamp(value: unknown): JoyRamp | undefined {
  const source = Object(value) as Record<string, unknown>;
  const steps = JOY_STEPS.map((step) => [step, parseHex(String(source[step]))] as const);
  return steps.every(([, color]) => color !== undefined)
    ? (Object.fromEntries(steps) as JoyRamp)
    : undefined;
}

const isLength = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MAX_LENGTH;

function pickLengths(value: unknown, names: readonly string[]): Record<string, number> {
  const source = Object(value) as Record<string, unknown>;
  return Object.fromEntries(
    names.flatMap((name) => {
      const length = source[name];
      return isLength(length) ? [[name, length]] : [];
    }),
  );
}

/** Reads a kept draft entry by entry: whatever is unknown or damaged counts as not set. */
export function parseJoyDraft(stored: unknown): JoyDraft {
  const { palette, radius, tokens } = Object(stored) as Record<string, unknown>;
  const ramps = JOY_COLORS.flatMap((color) => {
    const ramp = pickRamp((Object(palette) as Record<string, unknown>)[color]);
    return ramp ? [[color, ramp] as const] : [];
  });
  return {
    palette: Object.fromEntries(ramps),
    radius: pickLengths(radius, JOY_RADII),
    tokens: pickLengths(tokens, Object.values(JOY_TOKENS).flat()),
  };
}

/** Lasts across reloads: a theme is more work than a reader would do twice. */
export const joyDraft = createStoredValue({
  key: 'docs-joy-builder',
  initial: INITIAL_JOY_DRAFT,
  parse: parseJoyDraft,
});

/** The same lengths with one of them changed, or without it where `length` is undefined. */
export function withLength<Lengths extends Readonly<Record<string, number | undefined>>>(
  lengths: Lengths,
  name: string,
  length: number | undefined,
): Lengths {
  const { [name]: _old, ...others } = lengths;
  return (length === undefined ? others : { ...others, [name]: length }) as Lengths;
}
