import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

export default function AlertDialog() {
  const [open, setOpen] = React.useState(false);
  const [message, setMessage] = React.useState('The draft is saved');

  const close = (outcome: string) => {
    setMessage(outcome);
    setOpen(false);
  };

  return (
    <div>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Delete draft
      </Button>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {message}
      </Typography>
      <Dialog
        open={open}
        onClose={() => close('The draft was kept')}
        aria-describedby="alert-dialog-text"
        PaperProps={{ role: 'alertdialog' }}
      >
        <DialogTitle>Delete this draft?</DialogTitle>
        <DialogContent>
          <DialogContentText id="alert-dialog-text">
            “Quarterly report” will be gone for everyone. This cannot be undone.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={() => close('The draft was kept')}>
            Keep draft
          </Button>
          <Button color="error" onClick={() => close('The draft was deleted')}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
