import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { panelStyle } from './panelStyle';

export default function ServerModal() {
  const [open, setOpen] = React.useState(true);
  const roomRef = React.useRef<HTMLDivElement>(null);

  return (
    <div>
      <Button variant="outlined" disabled={open} onClick={() => setOpen(true)}>
        Open again
      </Button>
      {/* The transform makes the room, not the window, what `position: fixed` refers to. */}
      <Box ref={roomRef} sx={{ height: 260, mt: 2, overflow: 'hidden', transform: 'scale(1)' }}>
        <Modal
          disablePortal
          disableAutoFocus
          disableEnforceFocus
          disableScrollLock
          container={() => roomRef.current}
          open={open}
          onClose={() => setOpen(false)}
        >
          <Paper role="dialog" aria-labelledby="server-modal-title" sx={panelStyle}>
            <Typography id="server-modal-title" variant="h6" component="h2">
              Part of the page’s HTML
            </Typography>
            <Typography sx={{ my: 2 }}>It was open before any script ran.</Typography>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </Paper>
        </Modal>
      </Box>
    </div>
  );
}
