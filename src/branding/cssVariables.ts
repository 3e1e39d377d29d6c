import * as tokens from './tokens';

/** One CSS custom property and its value. */
export type CssDeclaration = readonly [property: `--${string}`, value: string];

function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function toRampDeclarations(name: string, ramp: tokens.Ramp): CssDeclaration[] {
  return tokens.RAMP_STEPS.map((step) => [`--brand-${name}-${step}`, ramp[step]] as const);
}

function toModeDeclarations(colors: tokens.ModeColors, mode: 'light' | 'dark'): CssDeclaration[] {
  const roles = Object.entries(colors).map(
    ([role, value]) => [`--brand-${toKebabCase(role)}`, value] as const,
  );
  const statuses = Object.entries(tokens.status).map(
    ([role, shades]) =>
      [`--brand-${role}`, mode === 'dark' ? shades.light : shades.main] as CssDeclaration,
  );
  const softStatuses = Object.entries(tokens.statusSoft).map(
    ([role, shades]) => [`--brand-${role}-soft`, shades[mode]] as CssDeclaration,
  );
  return [...roles, ...statuses, ...softStatuses];
}

/**
 * Builds the chrome's custom properties from the branding tokens, grouped by the selector they
 * belong to. `root` holds what does not depend on the color mode.
 */
export function buildCssVariables(): Record<'root' | 'light' | 'dark', CssDeclaration[]> {
  return {
    root: [
      ...toRampDeclarations('primary', tokens.primary),
      ...toRampDeclarations('grey', tokens.grey),
      ['--brand-radius-small', `${tokens.radius.small}px`],
      ['--brand-radius-button', `${tokens.radius.button}px`],
      ['--brand-radius', `${tokens.radius.medium}px`],
      ['--brand-spacing', `${tokens.spacing}px`],
      ['--brand-font', tokens.typography.family],
      ['--brand-font-mono', tokens.typography.monospace],
    ],
    light: toModeDeclarations(tokens.light, 'light'),
    dark: toModeDeclarations(tokens.dark, 'dark'),
  };
}
