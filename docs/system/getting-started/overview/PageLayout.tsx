import Box from '@mui/system/Box';
import Container from '@mui/system/Container';
import Grid from '@mui/system/Grid';
import Stack from '@mui/system/Stack';

const tiles = ['Visits', 'Orders', 'Returns', 'Refunds'];
const tileSx = { p: 2, border: 1, borderColor: 'divider', borderRadius: 1 };

export default function PageLayout() {
  return (
    <Container maxWidth="md" disableGutters>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', mb: 2 }}>
        <Box sx={{ fontWeight: 'bold' }}>Report</Box>
        <Box sx={{ color: 'text.secondary' }}>Week 12</Box>
      </Stack>
      <Grid container spacing={2}>
        {tiles.map((tile) => (
          <Grid key={tile} size={{ xs: 12, sm: 6, md: 3 }}>
            <Box sx={tileSx}>{tile}</Box>
          </Grid>
        ))}
      </Grid>
    </Container>
  );
}
