import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';

const PointedPopper = styled(Popper)({
  '&[data-popper-placement^="bottom"] [data-popper-arrow]': { top: -6 },
  '&[data-popper-placement^="top"] [data-popper-arrow]': { bottom: -6 },
});

const modifiers = [
  { name: 'offset', options: { offset: [0, 10] } },
  { name: 'arrow', options: { padding: 8 } },
];

export default function ArrowPopper() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const open = anchor !== null;

  return (
    <div>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-describedby={open ? 'arrow-popper' : undefined}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        Where does it belong?
      </Button>
      <PointedPopper id="arrow-popper" open={open} anchorEl={anchor} modifiers={modifiers}>
        <Paper sx={{ p: 2, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
          {/* Popper.js moves the outer box by a transform, so the inner one is turned. */}
          <Box data-popper-arrow="" sx={{ width: 12, height: 12 }}>
            <Box sx={{ height: 12, bgcolor: 'primary.main', rotate: '45deg' }} />
          </Box>
          The arrow points to the button
        </Paper>
      </PointedPopper>
    </div>
  );
}
