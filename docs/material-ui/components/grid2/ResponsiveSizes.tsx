import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

export default function ResponsiveSizes() {
  return (
    <Grid container spacing={2}>
      {['One', 'Two', 'Three', 'Four'].map((label) => (
        <Grid key={label} size={{ xs: 12, sm: 6, lg: 3 }}>
          <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
            {label}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
