import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function GrowSize() {
  return (
    <Grid container spacing={2}>
      <Grid item xs="auto">
        <Paper variant="outlined" sx={{ p: 1 }}>
          As wide as this text
        </Paper>
      </Grid>
      <Grid item xs={4}>
        <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
          xs=4
        </Paper>
      </Grid>
      <Grid item xs>
        <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
          The rest
        </Paper>
      </Grid>
    </Grid>
  );
}
