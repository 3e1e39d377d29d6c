import type { CssVarsThemeOptions } from '@mui/joy/styles';
import { toCode, type CodeValue } from '../toCode';
import { JOY_COMPONENTS, JOY_TOKENS, type JoyDraft } from './draft';

const toPixels = (lengths: Readonly<Record<string, number | undefined>>) =>
  Object.fromEntries(
    Object.entries(lengths).flatMap(([name, length]) =>
      length === undefined ? [] : [[name, `${length}px`]],
    ),
  );

const isEmpty = (value: object) => Object.keys(value).length === 0;

function toComponents({ tokens }: JoyDraft): Record<string, CodeValue> {
  return Object.fromEntries(
    JOY_COMPONENTS.flatMap((component) => {
      const own = JOY_TOKENS[component].filter((token) => tokens[token] !== undefined);
      const root = toPixels(Object.fromEntries(own.map((token) => [token, tokens[token]])));
      return isEmpty(root) ? [] : [[`Joy${component}`, { styleOverrides: { root } }]];
    }),
  );
}

/** The draft as options of `extendTheme`: what differs from the defaults, and nothing else. */
export function toThemeOptions(draft: JoyDraft): Record<string, CodeValue> {
  const palette = draft.palette as Record<string, CodeValue>;
  const components = toComponents(draft);
  return {
    ...(!isEmpty(palette) && {
      colorSchemes: { light: { palette }, dark: { palette } },
    }),
    ...(!isEmpty(draft.radius) && { radius: toPixels(draft.radius) }),
    ...(!isEmpty(components) && { components }),
  };
}

/** The same as a type of Joy UI's: the builder makes no other values. */
export function toJoyOptions(draft: JoyDraft): CssVarsThemeOptions {
  return toThemeOptions(draft) as CssVarsThemeOptions;
}

/** The draft as a file of code. Both color schemes share their ramps, which are written once. */
export function buildJoyCode(draft: JoyDraft): string {
  const { colorSchemes, ...others } = toThemeOptions(draft);
  const lines = ["import { extendTheme } from '@mui/joy/styles';", ''];
  if (colorSchemes !== undefined) {
    const start = 'const palette = ';
    lines.push(`${start}${toCode(draft.palette as CodeValue, 0, start.length)};`, '');
  }
  const entries = Object.entries(others).map(([key, value]) => {
    const start = `  ${key}: `;
    return `${start}${toCode(value, 2, start.length)},`;
  });
  if (colorSchemes !== undefined) {
    entries.unshift('  colorSchemes: { light: { palette }, dark: { palette } },');
  }
  lines.push(
    ...(entries.length === 0
      ? ['export const theme = extendTheme();']
      : ['export const theme = extendTheme({', ...entries, '});']),
    '',
  );
  return lines.join('\n');
}
