import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const ringtones = ['None', 'Bells', 'Chimes', 'Marimba', 'Waves'];

export default function ConfirmationDialog() {
  const [open, setOpen] = React.useState(false);
  const [ringtone, setRingtone] = React.useState('Bells');
  const [candidate, setCandidate] = React.useState(ringtone);

  const handleOpen = () => {
    setCandidate(ringtone);
    setOpen(true);
  };
  const handleClose: DialogProps['onClose'] = (_event, reason) => {
    if (reason !== 'backdropClick') setOpen(false);
  };
  const handleConfirm = () => {
    setRingtone(candidate);
    setOpen(false);
  };

  return (
    <div>
      <Button variant="outlined" onClick={handleOpen}>
        Ringtone: {ringtone}
      </Button>
      <Dialog open={open} onClose={handleClose} aria-labelledby="ringtone-title">
        <DialogTitle>Phone ringtone</DialogTitle>
        <DialogContent dividers>
          <RadioGroup
            aria-labelledby="ringtone-title"
            value={candidate}
            onChange={(event) => setCandidate(event.target.value)}
          >
            {ringtones.map((name) => (
              <FormControlLabel key={name} value={name} label={name} control={<Radio />} />
            ))}
          </RadioGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button onClick={handleConfirm}>OK</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
