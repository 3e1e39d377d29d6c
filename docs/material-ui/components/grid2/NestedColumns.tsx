import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

export default function NestedColumns() {
  return (
    <Grid container columns={16} spacing={2}>
      {[10, 6].map((size) => (
        <Grid key={size} size={size}>
          <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
            {size} of 16
          </Paper>
        </Grid>
      ))}
      <Grid container size={16} columns={5} spacing={1}>
        {['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => (
          <Grid key={day} size={1}>
            <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
              {day}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}
