import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid2';

export default function LinesBetweenCells() {
  return (
    // Hides the outer half of each line: every cell draws one above and one before itself.
    <Box sx={{ overflow: 'hidden' }}>
      <Grid
        container
        sx={{
          mt: '-1px',
          ml: '-1px',
          '& > div': {
            p: 2,
            borderStyle: 'solid',
            borderColor: 'divider',
            borderWidth: '1px 0 0 1px',
          },
        }}
      >
        {['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((label) => (
          <Grid key={label} size={{ xs: 6, sm: 4 }}>
            {label}
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
