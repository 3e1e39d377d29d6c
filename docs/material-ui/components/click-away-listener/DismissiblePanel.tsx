import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function DismissiblePanel() {
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      buttonRef.current?.focus();
    }
  };

  return (
    <Box sx={{ height: 150 }}>
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <Box onKeyDown={handleKeyDown} sx={{ width: 'fit-content' }}>
          <Button
            ref={buttonRef}
            variant="outlined"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            Legend
          </Button>
          {open && (
            <Paper role="region" aria-label="Legend" elevation={4} sx={{ mt: 1, p: 2 }}>
              Blue is planned, green is done.
            </Paper>
          )}
        </Box>
      </ClickAwayListener>
    </Box>
  );
}
