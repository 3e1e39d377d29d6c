import * as React from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import type { Components, Theme } from '@mui/material/styles';

const MuiPaper: Components<Theme>['MuiPaper'] = {
  defaultProps: { variant: 'outlined' },
  styleOverrides: {
    root: {
      padding: 24,
      variants: [
        { props: { variant: 'outlined' }, style: { borderWidth: 2, borderStyle: 'dashed' } },
        { props: { square: true }, style: { borderStyle: 'dotted' } },
      ],
    },
  },
};

export default function ThemedPaper() {
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => ({ ...outerTheme, components: { ...outerTheme.components, MuiPaper } }),
    [outerTheme],
  );

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Paper>Default</Paper>
        <Paper square>Square</Paper>
        <Paper variant="elevation">Elevation</Paper>
      </Stack>
    </ThemeProvider>
  );
}
