import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function StyledBackdrop() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(!open)} aria-pressed={open}>
        Blur the page
      </Button>
      <Backdrop
        open={open}
        onClick={() => setOpen(false)}
        transitionDuration={{ enter: 400, exit: 100 }}
        sx={{
          zIndex: 'modal',
          color: 'common.white',
          backgroundColor: 'rgb(0 0 0 / 0.7)',
          backdropFilter: 'blur(4px)',
        }}
      >
        <Typography variant="h5" component="p">
          Press anywhere
        </Typography>
      </Backdrop>
    </div>
  );
}
