import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const sides = ['top', 'right', 'bottom', 'left'] as const;
const ends = ['-start', '', '-end'] as const;

export default function TooltipPlacements() {
  return (
    <Stack spacing={1}>
      {sides.map((side) => (
        <Stack key={side} direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {ends.map((end) => (
            <Tooltip
              key={end}
              arrow
              describeChild
              title="A tooltip with some words"
              placement={`${side}${end}`}
            >
              <Button sx={{ width: 110 }}>{`${side}${end}`}</Button>
            </Tooltip>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
