import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function FadePopper() {
  const [open, setOpen] = React.useState(false);
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);

  return (
    <div>
      <Button
        ref={setAnchor}
        variant="outlined"
        aria-expanded={open}
        aria-describedby={open ? 'fade-popper' : undefined}
        onClick={() => setOpen(!open)}
      >
        Fade the hint
      </Button>
      <Popper id="fade-popper" open={open} anchorEl={anchor} transition>
        {({ TransitionProps }) => (
          <Fade {...TransitionProps} timeout={350}>
            <Paper elevation={4} sx={{ p: 2, mt: 1 }}>
              Slowly in, slowly out
            </Paper>
          </Fade>
        )}
      </Popper>
    </div>
  );
}
