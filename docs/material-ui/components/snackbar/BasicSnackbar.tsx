import * as React from 'react';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import type { SnackbarCloseReason } from '@mui/material/Snackbar';

export default function BasicSnackbar() {
  const [open, setOpen] = React.useState(false);
  const [archived, setArchived] = React.useState(false);

  const close = (_: unknown, reason?: SnackbarCloseReason) => {
    if (reason !== 'clickaway') setOpen(false);
  };

  const archive = (next: boolean) => {
    setArchived(next);
    setOpen(next);
  };

  return (
    <div>
      <Button variant="outlined" onClick={() => archive(!archived)}>
        {archived ? 'Take out of the archive' : 'Archive note'}
      </Button>
      <Snackbar
        open={open}
        onClose={close}
        autoHideDuration={6000}
        message="Note archived"
        action={
          <>
            <Button color="inherit" size="small" onClick={() => archive(false)}>
              Undo
            </Button>
            <IconButton color="inherit" size="small" aria-label="Close" onClick={close}>
              <Close fontSize="small" />
            </IconButton>
          </>
        }
      />
    </div>
  );
}
