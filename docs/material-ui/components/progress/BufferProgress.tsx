import * as React from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function BufferProgress() {
  const [value, setValue] = React.useState(30);

  return (
    <Stack spacing={3} sx={{ maxWidth: 360, px: 1 }}>
      <LinearProgress
        variant="buffer"
        value={value}
        valueBuffer={Math.min(100, value + 25)}
        aria-label="Played, and loaded ahead"
      />
      <Slider
        aria-label="Position"
        value={value}
        onChange={(_event, next) => setValue(Array.isArray(next) ? value : next)}
      />
    </Stack>
  );
}
