import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { panelStyle } from './panelStyle';

export default function FadeModal() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Fade in
      </Button>
      <Modal open={open} onClose={close} closeAfterTransition>
        <Fade in={open}>
          <Paper role="dialog" aria-modal aria-labelledby="fade-modal-title" sx={panelStyle}>
            <Typography id="fade-modal-title" variant="h6" component="h2">
              Here to stay for a moment
            </Typography>
            <Typography sx={{ my: 2 }}>The panel and its backdrop fade together.</Typography>
            <Button onClick={close}>Fade out</Button>
          </Paper>
        </Fade>
      </Modal>
    </div>
  );
}
