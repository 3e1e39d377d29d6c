import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

export default function GrowSize() {
  return (
    <Grid container spacing={2}>
      {(['grow', 6, 'grow'] as const).map((size, index) => (
        <Grid key={index} size={size}>
          <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
            {size}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
