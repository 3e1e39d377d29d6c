import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function SpansPerBreakpoint() {
  return (
    <Grid container spacing={2}>
      {['North', 'East', 'South', 'West'].map((label) => (
        <Grid key={label} item xs={12} sm={6} lg={3}>
          <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
            {label}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
