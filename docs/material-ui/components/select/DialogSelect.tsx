import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function DialogSelect() {
  const [open, setOpen] = React.useState(false);
  const [quality, setQuality] = React.useState('High');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setQuality(String(new FormData(event.currentTarget).get('quality')));
    setOpen(false);
  };

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Export
      </Button>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Quality: {quality}
      </Typography>
      <Dialog fullWidth maxWidth="xs" open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Export the picture</DialogTitle>
        <DialogContent>
          <form id="dialog-select-form" onSubmit={handleSubmit}>
            <TextField
              select
              fullWidth
              name="quality"
              label="Quality"
              defaultValue={quality}
              margin="dense"
            >
              <MenuItem value="Low">Low</MenuItem>
              <MenuItem value="High">High</MenuItem>
            </TextField>
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit" form="dialog-select-form">
            Save
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
