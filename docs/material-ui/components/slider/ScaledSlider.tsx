import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const units = ['KB', 'MB', 'GB', 'TB'];

function formatSize(kilobytes: number) {
  const power = Math.min(Math.floor(Math.log2(kilobytes) / 10), units.length - 1);
  return `${kilobytes / 1024 ** power} ${units[power]}`;
}

const scale = (value: number) => 2 ** value;

export default function ScaledSlider() {
  const [value, setValue] = React.useState(10);

  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <Typography id="scaled-slider">Storage: {formatSize(scale(value))}</Typography>
      <Slider
        aria-labelledby="scaled-slider"
        min={5}
        max={30}
        scale={scale}
        valueLabelDisplay="auto"
        valueLabelFormat={formatSize}
        getAriaValueText={formatSize}
        value={value}
        onChange={(_, newValue) => setValue(newValue as number)}
      />
    </Box>
  );
}
