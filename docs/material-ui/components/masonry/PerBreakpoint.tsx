import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const heights = [60, 90, 120, 110, 100, 90, 120, 70];

export default function PerBreakpoint() {
  return (
    <Box sx={{ minHeight: { xs: 440, sm: 354, md: 278 } }}>
      <Masonry
        columns={{ xs: 2, sm: 3, md: 4 }}
        spacing={{ xs: 1, sm: 2 }}
        defaultColumns={4}
        defaultSpacing={2}
        defaultHeight={278}
        sx={{ m: { xs: 0, sm: 0 } }}
      >
        {heights.map((height, index) => (
          <Paper key={index} variant="outlined" sx={{ p: 1, height, textAlign: 'center' }}>
            {index + 1}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
