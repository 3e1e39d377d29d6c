import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

const brown = { main: '#6d4c41' };

const outerTheme = createTheme({
  palette: { primary: { main: '#00695c' } },
  shape: { borderRadius: 20 },
});

const completeTheme = createTheme({ palette: { primary: brown } });

function extendOuter(outer: Theme) {
  return createTheme({ ...outer, palette: { ...outer.palette, primary: brown } });
}

export default function NestedThemes() {
  return (
    <ThemeProvider theme={() => outerTheme}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained">Outer theme</Button>
        <ThemeProvider theme={completeTheme}>
          <Button variant="contained">Complete theme</Button>
        </ThemeProvider>
        <ThemeProvider theme={extendOuter}>
          <Button variant="contained">Extended theme</Button>
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}
