import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { panelStyle } from './panelStyle';

function TermsModal() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Read the terms</Button>
      <Modal open={open} onClose={close}>
        <Paper role="dialog" aria-modal aria-labelledby="terms-title" sx={panelStyle}>
          <Typography id="terms-title" variant="h6" component="h2">
            Terms
          </Typography>
          <Typography sx={{ my: 2 }}>Members can leave at the end of each month.</Typography>
          <Button onClick={close}>Back to the form</Button>
        </Paper>
      </Modal>
    </>
  );
}

export default function NestedModal() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Become a member
      </Button>
      <Modal open={open} onClose={close}>
        <Paper role="dialog" aria-modal aria-labelledby="membership-title" sx={panelStyle}>
          <Typography id="membership-title" variant="h6" component="h2">
            Membership
          </Typography>
          <Typography sx={{ my: 2 }}>Your membership starts today.</Typography>
          <TermsModal />
          <Button onClick={close}>Not now</Button>
        </Paper>
      </Modal>
    </div>
  );
}
