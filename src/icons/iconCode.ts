import { toModuleName, type IconTheme } from './iconNames';

/** Values of SvgIcon's `fontSize`, in the order of their sizes; the default is `medium`. */
export const ICON_SIZES = ['small', 'medium', 'large', 'inherit'] as const;
export type IconSize = (typeof ICON_SIZES)[number];

/** Values of SvgIcon's `color`; the default is `inherit`. */
export const ICON_COLORS = [
  'inherit',
  'primary',
  'secondary',
  'action',
  'disabled',
  'error',
  'success',
  'info',
  'warning',
] as const;
export type IconColor = (typeof ICON_COLORS)[number];

/** @example buildImport('Delete', 'Rounded') // "import DeleteRoundedIcon from '@mui/icons-material/DeleteRounded';" */
export function buildImport(name: string, theme: IconTheme): string {
  const moduleName = toModuleName(name, theme);
  return `import ${moduleName}Icon from '@mui/icons-material/${moduleName}';`;
}

/**
 * The element, with the props that differ from their defaults.
 * @example buildElement('Delete', 'Filled', { size: 'large', color: 'inherit' }) // '<DeleteIcon fontSize="large" />'
 */
export function buildElement(
  name: string,
  theme: IconTheme,
  { size, color }: { readonly size: IconSize; readonly color: IconColor },
): string {
  const props = [
    color !== 'inherit' && `color="${color}"`,
    size !== 'medium' && `fontSize="${size}"`,
  ].filter(Boolean);
  return ['<' + toModuleName(name, theme) + 'Icon', ...props, '/>'].join(' ');
}
