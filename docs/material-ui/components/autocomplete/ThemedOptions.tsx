import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import type { Components, Theme } from '@mui/material/styles';
import { elements } from './elements';

const MuiAutocomplete: Components<Theme>['MuiAutocomplete'] = {
  defaultProps: {
    autoHighlight: true,
    renderOption: ({ key, ...props }, option, { selected }, { getOptionLabel }) => (
      <li key={key} {...props}>
        {selected ? '✓ ' : ''}
        {getOptionLabel(option)}
      </li>
    ),
  },
  styleOverrides: {
    paper: { borderRadius: 0 },
    listbox: { padding: 0 },
    option: { fontStyle: 'italic' },
  },
};

export default function ThemedOptions() {
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => ({ ...outerTheme, components: { ...outerTheme.components, MuiAutocomplete } }),
    [outerTheme],
  );

  return (
    <ThemeProvider theme={theme}>
      <Autocomplete
        options={elements}
        defaultValue="Helium"
        renderInput={(params) => <TextField {...params} label="Element" />}
        sx={{ maxWidth: 320 }}
      />
    </ThemeProvider>
  );
}
