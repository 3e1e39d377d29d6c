import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const box = { p: 1, textAlign: 'center' };

export default function ShareAndContent() {
  return (
    <Grid container spacing={2}>
      <Grid item xs>
        <Paper variant="outlined" sx={box}>
          Share
        </Paper>
      </Grid>
      <Grid item xs="auto">
        <Paper variant="outlined" sx={box}>
          As wide as this text
        </Paper>
      </Grid>
      <Grid item xs>
        <Paper variant="outlined" sx={box}>
          Share
        </Paper>
      </Grid>
    </Grid>
  );
}
