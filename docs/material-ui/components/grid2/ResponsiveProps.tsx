import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

export default function ResponsiveProps() {
  return (
    <Grid
      container
      columns={{ xs: 4, sm: 8, md: 12 }}
      spacing={{ xs: 1, md: 3 }}
      direction={{ xs: 'row-reverse', sm: 'row' }}
    >
      {['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((label) => (
        <Grid key={label} size={{ xs: 2, sm: 4 }}>
          <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
            {label}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
