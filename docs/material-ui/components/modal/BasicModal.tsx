import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { panelStyle } from './panelStyle';

export default function BasicModal() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the notice
      </Button>
      <Modal open={open} onClose={close}>
        <Paper
          role="dialog"
          aria-modal
          aria-labelledby="basic-modal-title"
          aria-describedby="basic-modal-text"
          sx={panelStyle}
        >
          <Typography id="basic-modal-title" variant="h6" component="h2">
            Maintenance on Sunday
          </Typography>
          <Typography id="basic-modal-text" sx={{ my: 2 }}>
            The reports can be read, but not changed, from 8 to 10 o’clock.
          </Typography>
          <Button onClick={close}>Got it</Button>
        </Paper>
      </Modal>
    </div>
  );
}
