import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function GridInGrid() {
  return (
    <Grid container spacing={2}>
      <Grid item xs={12} sm={4}>
        <Paper variant="outlined" sx={{ p: 1, height: '100%', textAlign: 'center' }}>
          Week 1
        </Paper>
      </Grid>
      <Grid item xs={12} sm={8}>
        <Grid container columns={5} spacing={1}>
          {days.map((day) => (
            <Grid key={day} item xs={1}>
              <Paper variant="outlined" sx={{ py: 1, textAlign: 'center' }}>
                {day}
              </Paper>
            </Grid>
          ))}
        </Grid>
      </Grid>
    </Grid>
  );
}
