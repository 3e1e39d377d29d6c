import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const heights = [60, 100, 90, 70, 80, 90];

export default function ServerLayout() {
  return (
    <Masonry
      columns={2}
      spacing={2}
      defaultColumns={2}
      defaultSpacing={2}
      defaultHeight={324}
      sx={{ m: 0, '& > *': { m: 1, width: 'calc(50% - 16px)' } }}
    >
      {heights.map((height, index) => (
        <Paper key={index} variant="outlined" sx={{ p: 1, height, textAlign: 'center' }}>
          {index + 1}
        </Paper>
      ))}
    </Masonry>
  );
}
