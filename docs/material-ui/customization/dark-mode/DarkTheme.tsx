import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const lightTheme = createTheme();
const darkTheme = createTheme({ palette: { mode: 'dark' } });

function Panel({ title }: { title: string }) {
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ flex: 1, p: 2 }}>
      <Typography variant="h6" component="p">
        {title}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>Secondary text</Typography>
      <Button variant="contained">Save</Button> <Button color="error">Delete</Button>
    </Paper>
  );
}

export default function DarkTheme() {
  // A function replaces the theme of this page. At the root of an app, write theme={darkTheme}.
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
      <ThemeProvider theme={() => lightTheme}>
        <Panel title="Light palette" />
      </ThemeProvider>
      <ThemeProvider theme={() => darkTheme}>
        <Panel title="Dark palette" />
      </ThemeProvider>
    </Stack>
  );
}
