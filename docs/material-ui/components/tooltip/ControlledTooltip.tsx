import * as React from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function ControlledTooltip() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Tooltip
        describeChild
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        title="You hold the state"
      >
        <Button variant="outlined">Controlled</Button>
      </Tooltip>
      <Typography variant="body2" role="status" sx={{ mt: 1, color: 'text.secondary' }}>
        The tooltip is {open ? 'open' : 'closed'}
      </Typography>
    </div>
  );
}
