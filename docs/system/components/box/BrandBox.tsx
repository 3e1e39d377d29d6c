import Box from '@mui/system/Box';
import createBox from '@mui/system/createBox';
import createTheme from '@mui/system/createTheme';
import type { Theme } from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const brandTheme = createTheme({
  spacing: 4,
  shape: { borderRadius: 12 },
  palette: { brand: { main: '#5b3fa8', contrastText: '#fff' } },
});

const OwnBox = createBox<Theme>({
  themeId: 'brand',
  defaultTheme: brandTheme,
  defaultClassName: 'BrandBox-root',
});

export default function BrandBox() {
  return (
    <ThemeProvider themeId="brand" theme={brandTheme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <OwnBox sx={{ p: 4, borderRadius: 1, bgcolor: 'brand.main', color: 'brand.contrastText' }}>
          p: 4 is 16px here
        </OwnBox>
        <Box sx={{ p: 4, borderRadius: 1, border: 1 }}>p: 4 is 32px here</Box>
      </Box>
    </ThemeProvider>
  );
}
