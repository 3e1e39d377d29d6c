import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import type { Components, Theme } from '@mui/material/styles';

const components: Components<Theme> = {
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { borderRadius: 24 },
      input: { paddingInline: 20 },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: {
        variants: [{ props: { variant: 'outlined' }, style: { marginInlineStart: 6 } }],
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInlineStart: 20 } },
  },
};

export default function ThemedTextFields() {
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => ({ ...outerTheme, components: { ...outerTheme.components, ...components } }),
    [outerTheme],
  );

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <TextField label="First line" helperText="Street and number" />
        <TextField label="Second line" defaultValue="Floor 2" />
      </Stack>
    </ThemeProvider>
  );
}
