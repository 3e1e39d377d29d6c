import Grid, { type Grid2Props } from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

function Cell({ children, ...props }: Grid2Props) {
  return (
    <Grid size={6} {...props}>
      <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
        {children}
      </Paper>
    </Grid>
  );
}
// Lets a container find out that this is a Grid, and pass it its level.
Cell.muiName = 'Grid';

export default function WrappedItem() {
  return (
    <Grid container spacing={4}>
      <Cell>6 of 12</Cell>
      <Grid container size={6} columns={2} spacing={1}>
        <Cell size={1}>1 of 2</Cell>
        <Cell size={1}>1 of 2</Cell>
      </Grid>
    </Grid>
  );
}
