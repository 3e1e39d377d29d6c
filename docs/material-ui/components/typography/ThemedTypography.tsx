import * as React from 'react';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import type { Components, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const MuiTypography: Components<Theme>['MuiTypography'] = {
  defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } },
  styleOverrides: {
    subtitle1: { fontStyle: 'italic' },
    gutterBottom: { marginBottom: 16 },
  },
};

export default function ThemedTypography() {
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => ({ ...outerTheme, components: { ...outerTheme.components, MuiTypography } }),
    [outerTheme],
  );

  return (
    <ThemeProvider theme={theme}>
      <Typography variant="subtitle1" gutterBottom>
        A paragraph in italics, by the theme
      </Typography>
      <Typography>The space above comes from gutterBottom.</Typography>
    </ThemeProvider>
  );
}
