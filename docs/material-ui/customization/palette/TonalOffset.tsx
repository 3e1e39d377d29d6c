import * as React from 'react';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const shades = ['light', 'main', 'dark'] as const;

export default function TonalOffset() {
  const labelId = React.useId();
  const [tonalOffset, setTonalOffset] = React.useState(0.2);
  const { primary } = createTheme({
    palette: { tonalOffset, primary: { main: '#00796b' } },
  }).palette;

  return (
    <Stack spacing={2} sx={{ maxWidth: 420 }}>
      <Typography id={labelId}>Tonal offset: {tonalOffset}</Typography>
      <Slider
        aria-labelledby={labelId}
        min={0}
        max={0.5}
        step={0.05}
        value={tonalOffset}
        onChange={(_event, value) => setTonalOffset(Number(value))}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {shades.map((shade) => (
          <Button
            key={shade}
            variant="outlined"
            color="inherit"
            startIcon={
              <svg width="20" height="20" aria-hidden="true">
                <rect width="20" height="20" rx="4" fill={primary[shade]} />
              </svg>
            }
          >
            {shade}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
