import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function NonModalBanner() {
  const [open, setOpen] = React.useState(false);
  const openerRef = React.useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    openerRef.current?.focus();
  };

  return (
    <div>
      <Button ref={openerRef} variant="outlined" onClick={() => setOpen(true)}>
        Show banner
      </Button>
      <Fade in={open} mountOnEnter unmountOnExit onEnter={(node) => node.focus()}>
        <Paper
          role="dialog"
          aria-modal={false}
          aria-labelledby="non-modal-banner-title"
          tabIndex={-1}
          elevation={8}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
          sx={{ position: 'fixed', insetInline: 16, bottom: 16, zIndex: 'snackbar', p: 2 }}
        >
          <Typography id="non-modal-banner-title" component="h2" variant="subtitle1">
            This site remembers your theme
          </Typography>
          <Stack direction="row" spacing={2} sx={{ mt: 1, justifyContent: 'flex-end' }}>
            <Button onClick={close}>Only this time</Button>
            <Button variant="contained" onClick={close}>
              Allow
            </Button>
          </Stack>
        </Paper>
      </Fade>
    </div>
  );
}
