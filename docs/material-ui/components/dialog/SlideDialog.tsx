import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Slide from '@mui/material/Slide';
import type { SlideProps } from '@mui/material/Slide';

const SlideUp = React.forwardRef<unknown, SlideProps>(function SlideUp(props, ref) {
  return <Slide direction="up" ref={ref} {...props} />;
});

export default function SlideDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Slide in
      </Button>
      <Dialog
        open={open}
        onClose={close}
        TransitionComponent={SlideUp}
        aria-describedby="slide-dialog-text"
      >
        <DialogTitle>Share your location?</DialogTitle>
        <DialogContent>
          <DialogContentText id="slide-dialog-text">
            The map can then start where you are. Nothing is stored.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Not now</Button>
          <Button onClick={close}>Share</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
