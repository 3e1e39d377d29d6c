import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  palette: { primary: { main: '#00695c' } },
  shape: { borderRadius: 16 },
  typography: { h6: { fontWeight: 700 }, button: { textTransform: 'none' } },
  components: {
    MuiButton: { defaultProps: { variant: 'contained', disableElevation: true } },
  },
});

export default function BrandTheme() {
  // A function replaces the theme of this page. At the root of an app, write theme={theme}.
  return (
    <ThemeProvider theme={() => theme}>
      <Paper component="section" aria-label="Newsletter" sx={{ maxWidth: 360, p: 2 }}>
        <Typography variant="h6" component="p">
          Newsletter
        </Typography>
        <FormControlLabel control={<Checkbox defaultChecked />} label="Once a week" />
        <div>
          <Button>Subscribe</Button>
        </div>
      </Paper>
    </ThemeProvider>
  );
}
