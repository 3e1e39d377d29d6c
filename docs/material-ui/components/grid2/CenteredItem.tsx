import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

export default function CenteredItem() {
  return (
    <Grid
      container
      sx={{
        minHeight: 200,
        justifyContent: 'center',
        alignItems: 'center',
        bgcolor: 'action.hover',
      }}
    >
      <Grid size={{ xs: 10, sm: 5 }}>
        <Paper sx={{ p: 3, textAlign: 'center' }}>In the middle</Paper>
      </Grid>
    </Grid>
  );
}
