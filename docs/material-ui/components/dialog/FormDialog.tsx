import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FormDialog() {
  const [open, setOpen] = React.useState(false);
  const [email, setEmail] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setEmail(String(new FormData(event.currentTarget).get('email')));
    setOpen(false);
  };

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Subscribe
      </Button>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {email === '' ? 'You are not subscribed' : `News goes to ${email}`}
      </Typography>
      <Dialog fullWidth maxWidth="xs" open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Subscribe to the newsletter</DialogTitle>
        <DialogContent>
          <form id="form-dialog-form" onSubmit={handleSubmit}>
            <TextField
              autoFocus
              required
              fullWidth
              margin="dense"
              name="email"
              type="email"
              label="Email"
              autoComplete="email"
            />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit" form="form-dialog-form">
            Subscribe
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
