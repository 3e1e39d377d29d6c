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
  const [quality, setQuality] = React.useState('High');
  // What is chosen in the open dialog counts only when it is saved.
  const [draft, setDraft] = React.useState<string | null>(null);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setQuality(String(new FormData(event.currentTarget).get('quality')));
    setDraft(null);
  };

  return (
    <div>
      <Button variant="outlined" onClick={() => setDraft(quality)}>
        Export
      </Button>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Quality: {quality}
      </Typography>
      <Dialog fullWidth maxWidth="xs" open={draft !== null} onClose={() => setDraft(null)}>
        <DialogTitle>Export the picture</DialogTitle>
        <DialogContent>
          <form id="dialog-select-form" onSubmit={handleSubmit}>
            <TextField
              select
              fullWidth
              margin="dense"
              name="quality"
              label="Quality"
              value={draft ?? quality}
              onChange={(event) => setDraft(event.target.value)}
            >
              <MenuItem value="Low">Low</MenuItem>
              <MenuItem value="High">High</MenuItem>
            </TextField>
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setDraft(null)}>Cancel</Button>
          <Button type="submit" form="dialog-select-form">
            Save
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
