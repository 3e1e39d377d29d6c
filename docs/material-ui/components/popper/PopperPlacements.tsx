import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';

const sides = ['top', 'right', 'bottom', 'left'] as const;
const placements: PopperPlacementType[] = sides.flatMap((side): PopperPlacementType[] => [
  `${side}-start`,
  side,
  `${side}-end`,
]);

export default function PopperPlacements() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [placement, setPlacement] = React.useState<PopperPlacementType>('right');

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label="placement"
        value={placement}
        onChange={({ target }) => setPlacement(target.value as PopperPlacementType)}
        slotProps={{ select: { native: true } }}
        sx={{ width: 150 }}
      >
        {placements.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
      <Button
        variant="contained"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        Toggle
      </Button>
      <Popper open={anchor !== null} anchorEl={anchor} placement={placement}>
        {({ placement: actual }) => (
          <Paper elevation={4} sx={{ p: 2, m: 1 }}>
            Stands at: {actual}
          </Paper>
        )}
      </Popper>
    </Box>
  );
}
