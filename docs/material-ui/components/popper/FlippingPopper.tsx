import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Switch from '@mui/material/Switch';

export default function FlippingPopper() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [flip, setFlip] = React.useState(true);
  const modifiers = React.useMemo(() => [{ name: 'flip', enabled: flip }], [flip]);

  return (
    <div>
      <FormControlLabel
        label="flip"
        control={<Switch checked={flip} onChange={(_event, isOn) => setFlip(isOn)} />}
      />
      <Box
        role="group"
        aria-label="Box that scrolls"
        tabIndex={0}
        sx={{ position: 'relative', height: 200, overflow: 'auto', bgcolor: 'action.hover' }}
      >
        <Box sx={{ height: 420, pt: '150px', textAlign: 'center' }}>
          <Button
            ref={setAnchor}
            variant="contained"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            Toggle, then scroll
          </Button>
          <Popper disablePortal open={open} anchorEl={anchor} modifiers={modifiers}>
            {({ placement }) => (
              <Paper elevation={4} sx={{ p: 2 }}>
                At the {placement}
              </Paper>
            )}
          </Popper>
        </Box>
      </Box>
    </div>
  );
}
