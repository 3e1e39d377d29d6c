import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

export default function ScopedBaseline() {
  return (
    <Box sx={{ p: 2, border: 1, borderColor: 'divider', font: '20px/1.6 Georgia, serif' }}>
      The page around has a large serif font.
      <ScopedCssBaseline sx={{ p: 2, mt: 2, borderRadius: 2 }}>
        This part has the font, size, and background of the theme.
      </ScopedCssBaseline>
    </Box>
  );
}
