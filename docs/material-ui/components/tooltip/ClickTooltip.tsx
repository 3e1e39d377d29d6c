import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function ClickTooltip() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild disableFocusListener title="Not on focus">
        <Button>Hover</Button>
      </Tooltip>
      <Tooltip describeChild disableHoverListener title="Not on hover">
        <Button>Focus</Button>
      </Tooltip>
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <div>
          <Tooltip
            describeChild
            disableFocusListener
            disableHoverListener
            disableTouchListener
            open={open}
            onClose={() => setOpen(false)}
            title="Until you press elsewhere"
          >
            <Button onClick={() => setOpen(true)}>Press</Button>
          </Tooltip>
        </div>
      </ClickAwayListener>
    </Stack>
  );
}
