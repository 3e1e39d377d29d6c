import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

export default function BasicBackdrop() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(!open)}>
        {open ? 'Hide backdrop' : 'Show backdrop'}
      </Button>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {open ? 'Working. Press anywhere, or the button again.' : 'Nothing to wait for'}
      </Typography>
      <Backdrop
        open={open}
        onClick={() => setOpen(false)}
        sx={{ color: 'common.white', zIndex: 'modal' }}
      >
        <CircularProgress color="inherit" aria-hidden />
      </Backdrop>
    </div>
  );
}
