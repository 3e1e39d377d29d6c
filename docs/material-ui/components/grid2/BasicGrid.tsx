import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

export default function BasicGrid() {
  return (
    <Grid container spacing={2}>
      {[8, 4, 4, 8].map((size, index) => (
        <Grid key={index} size={size}>
          <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
            size={size}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
