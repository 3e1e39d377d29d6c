import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const names = ['Lowest price', 'Highest price'];

export default function RangeSlider() {
  const [prices, setPrices] = React.useState<number[]>([20, 60]);
  const [committed, setCommitted] = React.useState(prices);

  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <Slider
        getAriaLabel={(index) => names[index] ?? ''}
        getAriaValueText={(value) => `${value} euros`}
        valueLabelDisplay="auto"
        value={prices}
        onChange={(_, value) => setPrices(value as number[])}
        onChangeCommitted={(_, value) => setCommitted(value as number[])}
      />
      <Typography role="status">Searching from € {committed.join(' to € ')}</Typography>
    </Box>
  );
}
