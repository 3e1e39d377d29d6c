import type * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const marks = [
  { value: 0, label: '0' },
  { value: 50, label: '50' },
  { value: 100, label: '100' },
];

export default function VerticalSliders() {
  return (
    <Box sx={{ display: 'flex', gap: 3, height: 200, py: 1 }}>
      <Slider orientation="vertical" aria-label="Bass" defaultValue={30} />
      <Slider
        orientation="vertical"
        getAriaLabel={(index) => (index === 0 ? 'From frequency' : 'To frequency')}
        valueLabelDisplay="auto"
        defaultValue={[20, 60]}
      />
      <Slider orientation="vertical" aria-label="Treble" marks={marks} defaultValue={50} />
      <Slider
        orientation="vertical"
        aria-label="Treble, up and down keys only"
        defaultValue={50}
        slotProps={{
          input: {
            onKeyDown: (event: React.KeyboardEvent) => {
              if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') event.preventDefault();
            },
          },
        }}
      />
    </Box>
  );
}
