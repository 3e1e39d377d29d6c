import type { CssVarsThemeOptions } from '@mui/joy/styles';

/**
 * Smaller defaults of Joy UI's components, the equivalents of those in `denseMaterial.ts` (contract,
 * "Theme": dense). Labels, helper texts and list items take the size of what they stand in.
 */
export const denseJoy: CssVarsThemeOptions['components'] = {
  JoyButton: { defaultProps: { size: 'sm' } },
  JoyIconButton: { defaultProps: { size: 'sm' } },
  JoyFormControl: { defaultProps: { size: 'sm' } },
  JoyInput: { defaultProps: { size: 'sm' } },
  JoyTextarea: { defaultProps: { size: 'sm' } },
  JoySelect: { defaultProps: { size: 'sm' } },
  JoyAutocomplete: { defaultProps: { size: 'sm' } },
  JoyList: { defaultProps: { size: 'sm' } },
  JoyTable: { defaultProps: { size: 'sm' } },
};
