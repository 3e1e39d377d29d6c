import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import type { SnackbarCloseReason } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

export default function AlertSnackbar() {
  const [open, setOpen] = React.useState(false);
  const [failed, setFailed] = React.useState(false);

  const show = (next: boolean) => {
    setFailed(next);
    setOpen(true);
  };
  const close = (_: unknown, reason?: SnackbarCloseReason) => {
    if (reason !== 'clickaway') setOpen(false);
  };

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" color="success" onClick={() => show(false)}>
        Save
      </Button>
      <Button variant="outlined" color="error" onClick={() => show(true)}>
        Save offline
      </Button>
      <Snackbar open={open} onClose={close} autoHideDuration={failed ? null : 6000}>
        <Alert
          variant="filled"
          severity={failed ? 'error' : 'success'}
          role={failed ? 'alert' : 'status'}
          onClose={close}
          sx={{ width: '100%' }}
        >
          {failed ? 'No connection. Nothing was saved.' : 'Everything is saved.'}
        </Alert>
      </Snackbar>
    </Stack>
  );
}
