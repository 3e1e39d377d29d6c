import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function BasicPopper() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const open = anchor !== null;

  return (
    <div>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-describedby={open ? 'basic-popper' : undefined}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        Toggle the hint
      </Button>
      <Popper id="basic-popper" open={open} anchorEl={anchor}>
        <Paper elevation={4} sx={{ p: 2, mt: 1 }}>
          The page stays usable.
        </Paper>
      </Popper>
    </div>
  );
}
