import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';

export default function ClosingAlert() {
  const [open, setOpen] = React.useState(true);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  const handleClose = () => {
    setOpen(false);
    buttonRef.current?.focus();
  };

  return (
    <div>
      <Collapse in={open}>
        <Alert role="note" severity="info" onClose={handleClose} sx={{ mb: 2 }}>
          Close me, and the room I took closes too.
        </Alert>
      </Collapse>
      <Button ref={buttonRef} variant="outlined" aria-disabled={open} onClick={() => setOpen(true)}>
        Show it again
      </Button>
    </div>
  );
}
