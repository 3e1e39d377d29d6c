/** The five themes of Material Icons. `Filled` is the one that adds nothing to a name. */
export const ICON_THEMES = ['Filled', 'Outlined', 'Rounded', 'TwoTone', 'Sharp'] as const;

export type IconTheme = (typeof ICON_THEMES)[number];

/** All but `Filled`: how names of icons end. */
export const THEME_SUFFIXES = ICON_THEMES.slice(1);

export function isIconTheme(text: string | null | undefined): text is IconTheme {
  return ICON_THEMES.some((theme) => theme === text);
}

/**
 * The words of an icon's name, with their capitals.
 * @example splitName('Crop169') // ['Crop', '169']
 * @example splitName('FormatTextdirectionLToR') // ['Format', 'Textdirection', 'L', 'To', 'R']
 */
export function splitName(name: string): string[] {
  return name.match(/\d+(?:x\d+)?|[A-Z]+(?![a-z])|[A-Z][a-z]+/g) ?? [];
}

/**
 * Name of the module of an icon in a theme.
 * @example toModuleName('Delete', 'Rounded') // 'DeleteRounded'
 * @example toModuleName('Delete', 'Filled') // 'Delete'
 */
export function toModuleName(name: string, theme: IconTheme): string {
  return theme === 'Filled' ? name : `${name}${theme}`;
}

/**
 * Names of modules → names of icons, in the order of their characters. An ending is that of a theme
 * only where the name without it is an icon too: `DeleteOutlined` is one, `OutlinedFlag` none. A few
 * names are both the theme of an icon and an icon with themes of its own: `InsertChartOutlined`.
 */
export function listBaseNames(moduleNames: readonly string[]): string[] {
  const known = new Set(moduleNames);
  const isVariant = (name: string) =>
    THEME_SUFFIXES.some((theme) => name.endsWith(theme) && known.has(name.slice(0, -theme.length)));
  const hasVariants = (name: string) => THEME_SUFFIXES.some((theme) => known.has(name + theme));
  return moduleNames
    .filter((name) => !isVariant(name) || hasVariants(name))
    .sort((a, b) => (a < b ? -1 : 1));
}
