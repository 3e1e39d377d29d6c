import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

const widths = { xs: 'xs', sm: 'sm', md: 'md', lg: 'lg', xl: 'xl', none: false } as const;

export default function DialogSizes() {
  const [open, setOpen] = React.useState(false);
  const [fullWidth, setFullWidth] = React.useState(true);
  const [width, setWidth] = React.useState<keyof typeof widths>('sm');

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Try the sizes
      </Button>
      <Dialog
        fullWidth={fullWidth}
        maxWidth={widths[width]}
        open={open}
        onClose={() => setOpen(false)}
      >
        <DialogTitle>Width of this dialog</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1, alignItems: 'flex-start' }}>
            <TextField
              select
              label="maxWidth"
              value={width}
              onChange={(event) => setWidth(event.target.value as keyof typeof widths)}
              slotProps={{ select: { native: true } }}
            >
              {Object.keys(widths).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </TextField>
            <FormControlLabel
              label="fullWidth"
              control={<Switch checked={fullWidth} onChange={(_, on) => setFullWidth(on)} />}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
