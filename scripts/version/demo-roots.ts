import type { ProductId } from '../../src/products/products';

/**
 * Modules that surround the demos of a library and are written against one release of it: the theme
 * of a later release is another. Each version takes a copy of them along, the root first; what they
 * import besides is the site's own and stays where it is.
 */
const MATERIAL = [
  'src/theme/DemoRoot/Material/index.tsx',
  'src/theming/materialThemes.ts',
  'src/theming/denseMaterial.ts',
  'src/branding/materialTheme.ts',
] as const;

const JOY = [
  'src/theme/DemoRoot/Joy/index.tsx',
  'src/theming/joyThemes.ts',
  'src/theming/denseJoy.ts',
  'src/branding/joyTheme.ts',
] as const;

/** By product; demos of Base UI and MUI System stand under the theme of Material UI. */
export const DEMO_ROOTS: Partial<Record<ProductId, readonly string[]>> = {
  'material-ui': MATERIAL,
  'joy-ui': JOY,
  'base-ui': MATERIAL,
  system: MATERIAL,
};
