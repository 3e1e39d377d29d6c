import Box from '@mui/material/Box';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const Label = styled('p')(({ theme }) => ({
  ...theme.typography.overline,
  margin: 0,
  paddingBottom: theme.spacing(1),
}));

export default function ReadTheme() {
  const theme = useTheme();
  const isWide = useMediaQuery(theme.breakpoints.up('md'));

  return (
    <Box
      component="section"
      aria-label="Layout"
      sx={{ p: 3, border: 1, borderColor: 'primary.main', borderRadius: 1 }}
    >
      <Label>Read with styled</Label>
      From {theme.breakpoints.values.md}px on, the layout is wide. Now it is{' '}
      {isWide ? 'wide' : 'narrow'}.
    </Box>
  );
}
