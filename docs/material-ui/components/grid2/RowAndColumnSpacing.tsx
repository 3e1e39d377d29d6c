import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

export default function RowAndColumnSpacing() {
  return (
    <Grid container rowSpacing={1} columnSpacing={{ xs: 1, sm: 4 }}>
      {['One', 'Two', 'Three', 'Four'].map((label) => (
        <Grid key={label} size={6}>
          <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
            {label}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
