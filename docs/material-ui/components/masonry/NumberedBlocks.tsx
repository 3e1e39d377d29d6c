import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const heights = [60, 90, 120, 110, 100, 90, 120, 70, 50];

export default function NumberedBlocks() {
  return (
    <Masonry
      columns={3}
      spacing={2}
      defaultColumns={3}
      defaultSpacing={2}
      defaultHeight={354}
      sx={{ m: 0 }}
    >
      {heights.map((height, index) => (
        <Paper key={index} variant="outlined" sx={{ p: 1, height, textAlign: 'center' }}>
          {index + 1}
        </Paper>
      ))}
    </Masonry>
  );
}
