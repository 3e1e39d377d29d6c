import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

export default function GridItemByWidth() {
  return (
    <Grid container spacing={1} sx={{ width: '100%' }}>
      <Grid size={{ xs: 6, md: 4 }}>
        <Paper variant="outlined" sx={{ p: 1 }}>
          Text
        </Paper>
      </Grid>
      <Grid size={{ xs: 6, md: 4 }}>
        <Paper variant="outlined" sx={{ p: 1 }}>
          Pictures
        </Paper>
      </Grid>
      <Grid size={{ md: 4 }} sx={{ display: { xs: 'none', md: 'block' } }}>
        <Paper variant="outlined" sx={{ p: 1 }}>
          Notes, from 900 px
        </Paper>
      </Grid>
    </Grid>
  );
}
