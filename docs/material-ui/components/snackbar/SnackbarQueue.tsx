import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import type { SnackbarCloseReason } from '@mui/material/Snackbar';

export default function SnackbarQueue() {
  const [count, setCount] = React.useState(0);
  const [queue, setQueue] = React.useState<readonly number[]>([]);
  const [open, setOpen] = React.useState(false);
  const current = queue[0];

  const add = () => {
    setCount(count + 1);
    setQueue([...queue, count + 1]);
    // Otherwise one is still to be seen, and `next` follows when it has gone.
    if (current === undefined) setOpen(true);
  };

  const next = () => {
    setQueue(queue.slice(1));
    setOpen(queue.length > 1);
  };

  return (
    <div>
      <Button variant="outlined" onClick={add}>
        Copy file {count + 1}
      </Button>
      <Snackbar
        key={current}
        open={open}
        autoHideDuration={5000}
        onClose={(_: unknown, reason: SnackbarCloseReason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        TransitionProps={{ onExited: next }}
        message={`File ${current} is copied`}
        action={
          <Button color="inherit" size="small" onClick={() => setOpen(false)}>
            Dismiss
          </Button>
        }
      />
    </div>
  );
}
