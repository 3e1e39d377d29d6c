import * as React from 'react';
import Masonry from '@mui/lab/Masonry';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const heights = [140, 40, 40, 60, 60, 60, 60, 60, 60];

export default function KeptOrder() {
  const [sequential, setSequential] = React.useState(true);

  return (
    <Stack spacing={2} useFlexGap>
      <FormControlLabel
        control={
          <Switch checked={sequential} onChange={(event) => setSequential(event.target.checked)} />
        }
        label="sequential"
      />
      <Masonry
        columns={3}
        spacing={1}
        sequential={sequential}
        defaultColumns={3}
        defaultSpacing={1}
        defaultHeight={292}
        sx={{ m: 0 }}
      >
        {heights.map((height, index) => (
          <Paper key={index} variant="outlined" sx={{ p: 1, height, textAlign: 'center' }}>
            {index + 1}
          </Paper>
        ))}
      </Masonry>
    </Stack>
  );
}
