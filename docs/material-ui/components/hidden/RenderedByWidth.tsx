import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

export default function RenderedByWidth() {
  const theme = useTheme();
  const isWide = useMediaQuery(theme.breakpoints.up('md'));

  return (
    // The height is there before the width is known, so that nothing moves.
    <Box sx={{ minHeight: 32 }}>
      <Typography>{isWide ? 'Rendered for 900 px and more' : 'Rendered for less'}</Typography>
    </Box>
  );
}
