import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';

const lines = Array.from({ length: 40 }, (_, index) => `Line ${index + 1} of a long text.`);

export default function ScrollDialog() {
  const [open, setOpen] = React.useState(false);
  const [scroll, setScroll] = React.useState<NonNullable<DialogProps['scroll']>>('paper');

  const show = (next: typeof scroll) => {
    setScroll(next);
    setOpen(true);
  };

  return (
    <Stack direction="row" spacing={2}>
      <Button variant="outlined" onClick={() => show('paper')}>
        Scroll the paper
      </Button>
      <Button variant="outlined" onClick={() => show('body')}>
        Scroll the body
      </Button>
      <Dialog scroll={scroll} open={open} onClose={() => setOpen(false)}>
        <DialogTitle>A long text</DialogTitle>
        <DialogContent dividers={scroll === 'paper'} tabIndex={scroll === 'paper' ? 0 : undefined}>
          {lines.map((line) => (
            <DialogContentText key={line}>{line}</DialogContentText>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
