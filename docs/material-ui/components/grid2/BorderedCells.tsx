import Grid from '@mui/material/Grid2';

export default function BorderedCells() {
  return (
    <Grid
      container
      sx={{
        borderStyle: 'solid',
        borderColor: 'divider',
        borderWidth: '1px 0 0 1px',
        '& > div': {
          p: 2,
          borderStyle: 'solid',
          borderColor: 'divider',
          borderWidth: '0 1px 1px 0',
        },
      }}
    >
      {['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((label) => (
        <Grid key={label} size={{ xs: 6, sm: 4 }}>
          {label}
        </Grid>
      ))}
    </Grid>
  );
}
