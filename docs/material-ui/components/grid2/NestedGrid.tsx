import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

export default function NestedGrid() {
  return (
    <Grid container spacing={2}>
      <Grid size={{ xs: 12, sm: 4 }}>
        <Paper variant="outlined" sx={{ p: 1, height: '100%' }}>
          Menu
        </Paper>
      </Grid>
      <Grid container size={{ xs: 12, sm: 8 }}>
        {['One', 'Two', 'Three', 'Four'].map((label) => (
          <Grid key={label} size={6}>
            <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
              {label}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}
