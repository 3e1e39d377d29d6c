import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';
import ThemeProvider from '@mui/system/ThemeProvider';
import createTheme from '@mui/system/createTheme';

const theme = createTheme({
  spacing: 4,
  shape: { borderRadius: 12 },
  palette: {
    ink: { main: '#f3f0ff', soft: '#cfc6ef' },
    surface: { main: '#35235d' },
  },
});

export default function OwnTheme() {
  // A function replaces the theme of this page. At the root of an app, write theme={theme}.
  return (
    <ThemeProvider theme={() => theme}>
      <Stack
        component="section"
        aria-label="Storage"
        spacing={2}
        sx={{ maxWidth: 320, p: 6, borderRadius: 1, bgcolor: 'surface.main', color: 'ink.main' }}
      >
        <Box sx={{ fontWeight: 'bold' }}>Storage</Box>
        <Box sx={{ color: 'ink.soft' }}>42 of 100 files used</Box>
      </Stack>
    </ThemeProvider>
  );
}
