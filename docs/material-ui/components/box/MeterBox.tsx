import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function MeterBox() {
  const [filled, setFilled] = React.useState(40);

  return (
    <Box sx={{ maxWidth: 320, px: 1 }}>
      <Slider
        aria-label="Filled"
        value={filled}
        onChange={(_event, value) => setFilled(Array.isArray(value) ? filled : value)}
      />
      <Box
        role="meter"
        aria-label="Storage"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={filled}
        style={{ '--filled': `${filled}%` } as React.CSSProperties}
        sx={{
          height: 12,
          overflow: 'hidden',
          borderRadius: 1,
          bgcolor: 'action.selected',
          '&::before': {
            content: '""',
            display: 'block',
            width: 'var(--filled)',
            height: 1,
            bgcolor: 'primary.main',
          },
        }}
      />
    </Box>
  );
}
