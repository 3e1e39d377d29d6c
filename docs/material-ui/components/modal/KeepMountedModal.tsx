import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { panelStyle } from './panelStyle';

export default function KeepMountedModal() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write a note
      </Button>
      <Modal keepMounted open={open} onClose={close}>
        <Paper role="dialog" aria-modal aria-label="Note" sx={panelStyle}>
          <TextField
            multiline
            fullWidth
            rows={4}
            label="Your note"
            helperText="Close, open again: it is still here."
          />
          <Button onClick={close} sx={{ mt: 2 }}>
            Close
          </Button>
        </Paper>
      </Modal>
    </div>
  );
}
