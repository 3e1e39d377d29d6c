import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function PressAway() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ height: 150 }}>
      <ClickAwayListener
        mouseEvent="onMouseDown"
        touchEvent="onTouchStart"
        onClickAway={() => setOpen(false)}
      >
        <Box sx={{ width: 'fit-content' }}>
          <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
            Open for a press
          </Button>
          {open && (
            <Paper role="region" aria-label="Pressed away" elevation={4} sx={{ mt: 1, p: 2 }}>
              Gone as soon as you press beside it
            </Paper>
          )}
        </Box>
      </ClickAwayListener>
    </Box>
  );
}
