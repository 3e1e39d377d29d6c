import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const rooms = ['Kitchen', 'Bath', 'Hall', 'Study'];

export default function ResponsiveSizes() {
  return (
    <Grid container spacing={2}>
      {rooms.map((room) => (
        <Grid key={room} item xs={12} sm={6} md={3}>
          <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
            {room}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
