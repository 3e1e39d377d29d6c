import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const thresholds = [3, 4.5];
const themes = thresholds.map((contrastThreshold) =>
  createTheme({ palette: { contrastThreshold, warning: { main: '#c25e00' } } }),
);

export default function ContrastThreshold() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {themes.map((theme) => (
        <ThemeProvider key={theme.palette.contrastThreshold} theme={() => theme}>
          <Button variant="contained" color="warning" size="large" sx={{ fontSize: '1.5rem' }}>
            Threshold {theme.palette.contrastThreshold}
          </Button>
        </ThemeProvider>
      ))}
    </Stack>
  );
}
