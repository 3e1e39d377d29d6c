import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function SixteenColumns() {
  return (
    <Grid container columns={{ xs: 4, sm: 8, md: 16 }} spacing={{ xs: 1, md: 3 }}>
      {['One', 'Two', 'Three', 'Four'].map((label) => (
        <Grid key={label} item xs={2} sm={4} md={4}>
          <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
            {label}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
