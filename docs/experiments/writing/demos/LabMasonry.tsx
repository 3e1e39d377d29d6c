import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const heights = [48, 96, 64, 80];

export default function LabMasonry() {
  return (
    <Masonry columns={2} spacing={1} defaultHeight={200} defaultColumns={2} defaultSpacing={1}>
      {heights.map((height, index) => (
        <Paper key={height} variant="outlined" sx={{ height, p: 1 }}>
          Tile {index + 1}
        </Paper>
      ))}
    </Masonry>
  );
}
