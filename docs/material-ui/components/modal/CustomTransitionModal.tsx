import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Drop } from './Drop';
import { panelStyle } from './panelStyle';

export default function CustomTransitionModal() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Drop in
      </Button>
      <Modal open={open} onClose={close} closeAfterTransition>
        <Drop in={open} style={{ height: '100%', pointerEvents: 'none' }}>
          <Paper
            role="dialog"
            aria-modal
            aria-labelledby="drop-modal-title"
            sx={{ ...panelStyle, pointerEvents: 'auto' }}
          >
            <Typography id="drop-modal-title" variant="h6" component="h2">
              From above
            </Typography>
            <Typography sx={{ my: 2 }}>Any animation will do, if it says when it ends.</Typography>
            <Button onClick={close}>Up again</Button>
          </Paper>
        </Drop>
      </Modal>
    </div>
  );
}
