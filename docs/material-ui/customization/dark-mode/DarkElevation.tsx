import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const elevations = [0, 1, 4, 8, 16, 24];

export default function DarkElevation() {
  return (
    <Box
      data-theme="dark"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gap: 2,
        p: 2,
        overflow: 'hidden',
        borderRadius: 1,
        bgcolor: 'background.default',
      }}
    >
      {elevations.map((elevation) => (
        <Paper key={elevation} elevation={elevation} sx={{ p: 2, textAlign: 'center' }}>
          {elevation}
        </Paper>
      ))}
    </Box>
  );
}
