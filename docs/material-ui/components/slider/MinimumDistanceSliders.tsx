import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const distance = 10;
const getName = (index: number) => (index === 0 ? 'Start' : 'End');

export default function MinimumDistanceSliders() {
  const [apart, setApart] = React.useState([20, 40]);
  const [pushed, setPushed] = React.useState([20, 40]);

  const keepApart = (_: Event, value: number | number[], thumb: number) => {
    const [start = 0, end = 100] = value as number[];
    setApart(
      thumb === 0
        ? [Math.min(start, end - distance), end]
        : [start, Math.max(end, start + distance)],
    );
  };

  const push = (_: Event, value: number | number[], thumb: number) => {
    const [start = 0, end = 100] = value as number[];
    if (end - start >= distance) {
      setPushed([start, end]);
    } else if (thumb === 0) {
      const pushing = Math.min(start, 100 - distance);
      setPushed([pushing, pushing + distance]);
    } else {
      const pushing = Math.max(end, distance);
      setPushed([pushing - distance, pushing]);
    }
  };

  return (
    <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      <Slider
        disableSwap
        getAriaLabel={(index) => `${getName(index)}, stops`}
        valueLabelDisplay="auto"
        value={apart}
        onChange={keepApart}
      />
      <Slider
        disableSwap
        getAriaLabel={(index) => `${getName(index)}, pushes`}
        valueLabelDisplay="auto"
        value={pushed}
        onChange={push}
      />
    </Stack>
  );
}
