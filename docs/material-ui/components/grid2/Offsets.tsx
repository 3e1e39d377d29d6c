import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

export default function Offsets() {
  return (
    <Grid container spacing={2}>
      <Grid size={6} offset={{ xs: 3, sm: 0 }}>
        <Paper variant="outlined" sx={{ p: 1 }}>
          Half
        </Paper>
      </Grid>
      <Grid size={4} offset={2}>
        <Paper variant="outlined" sx={{ p: 1 }}>
          After two columns
        </Paper>
      </Grid>
      <Grid size={4} offset="auto">
        <Paper variant="outlined" sx={{ p: 1 }}>
          At the end
        </Paper>
      </Grid>
    </Grid>
  );
}
