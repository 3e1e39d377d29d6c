import Paper from '@mui/material/Paper';
import { ThemeProvider, createTheme, responsiveFontSizes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme();
const responsiveTheme = responsiveFontSizes(theme);

export default function ResponsiveText() {
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <ThemeProvider theme={() => theme}>
        <Typography variant="h3" component="p">
          Always 48px
        </Typography>
      </ThemeProvider>
      <ThemeProvider theme={() => responsiveTheme}>
        <Typography variant="h3" component="p">
          32 to 48px
        </Typography>
      </ThemeProvider>
    </Paper>
  );
}
