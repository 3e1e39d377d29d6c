import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const darkTheme = createTheme({ palette: { mode: 'dark' } });

export default function DarkArea() {
  return (
    // As a function, the theme replaces the outer one instead of being merged into it.
    <ThemeProvider theme={() => darkTheme}>
      <ScopedCssBaseline enableColorScheme sx={{ p: 2, borderRadius: 2 }}>
        <label>
          Native controls are dark, too: <input type="date" />
        </label>
      </ScopedCssBaseline>
    </ThemeProvider>
  );
}
