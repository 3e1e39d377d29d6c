import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    plum: Palette['primary'];
  }
  interface PaletteOptions {
    plum?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    plum: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    plum: true;
  }
}

const { augmentColor } = createTheme().palette;
const theme = createTheme({
  palette: { plum: augmentColor({ color: { main: '#8e3a80' }, name: 'plum' }) },
});

export default function CustomColor() {
  return (
    <ThemeProvider theme={() => theme}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="contained" color="plum">
          Reserve
        </Button>
        <Chip color="plum" label="Reserved" />
      </Stack>
    </ThemeProvider>
  );
}
