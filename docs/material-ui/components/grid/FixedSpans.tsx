import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function FixedSpans() {
  return (
    <Grid container spacing={2}>
      {[8, 4, 4, 8].map((columns, index) => (
        <Grid key={index} item xs={columns}>
          <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
            xs={columns}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
