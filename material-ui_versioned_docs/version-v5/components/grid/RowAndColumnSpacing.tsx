import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function RowAndColumnSpacing() {
  return (
    <Grid container rowSpacing={1} columnSpacing={{ xs: 1, sm: 2, md: 4 }}>
      {['North', 'East', 'South', 'West'].map((direction) => (
        <Grid key={direction} item xs={6}>
          <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
            {direction}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
