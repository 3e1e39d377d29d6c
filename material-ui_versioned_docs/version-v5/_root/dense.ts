import type { CssVarsThemeOptions } from '@mui/material/styles';

/**
 * An input outside of a form control, whose size was not given. One inside of it takes the size of
 * the control, which a default `size` of the input's own would overrule.
 */
interface InputState {
  readonly formControl?: unknown;
  readonly size?: string;
}

function whenAlone<Style extends object>(style: Style) {
  return ({ ownerState }: { readonly ownerState: InputState }) =>
    ownerState.formControl || ownerState.size ? {} : style;
}

/**
 * Smaller defaults of this version's components (contract, "Theme": dense). What a demo says itself
 * wins over them.
 */
export const dense: Pick<CssVarsThemeOptions, 'components'> = {
  components: {
    MuiButton: { defaultProps: { size: 'small' } },
    MuiFab: { defaultProps: { size: 'small' } },
    MuiIconButton: { defaultProps: { size: 'small' } },
    // No dense margin on these: they have none otherwise, so that it would make them larger.
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiFormHelperText: { defaultProps: { margin: 'dense' } },
    MuiInputBase: { defaultProps: { margin: 'dense' } },
    MuiInputLabel: { defaultProps: { margin: 'dense' } },
    // The paddings of these two are those that the size "small" has.
    MuiFilledInput: {
      defaultProps: { margin: 'dense' },
      styleOverrides: { input: whenAlone({ paddingBlock: '21px 4px' }) },
    },
    MuiOutlinedInput: {
      defaultProps: { margin: 'dense' },
      styleOverrides: { input: whenAlone({ paddingBlock: '8.5px' }) },
    },
    MuiListItem: { defaultProps: { dense: true } },
    MuiTable: { defaultProps: { size: 'small' } },
    MuiToolbar: { defaultProps: { variant: 'dense' } },
  },
};
