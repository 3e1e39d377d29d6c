import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import type { Components, Theme } from '@mui/material/styles';

const MuiButton: Components<Theme>['MuiButton'] = {
  defaultProps: { variant: 'outlined', disableElevation: true },
  styleOverrides: {
    root: { borderRadius: 0, borderWidth: 2, '&:hover': { borderWidth: 2 } },
  },
  variants: [
    { props: { size: 'large' }, style: { letterSpacing: '0.08em' } },
    { props: { variant: 'outlined', color: 'error' }, style: { borderStyle: 'dashed' } },
  ],
};

export default function ThemedButtons() {
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => ({ ...outerTheme, components: { ...outerTheme.components, MuiButton } }),
    [outerTheme],
  );

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button>Default</Button>
        <Button color="error">Outlined error</Button>
        <Button size="large">Large</Button>
        <Button variant="contained">Contained</Button>
      </Stack>
    </ThemeProvider>
  );
}
