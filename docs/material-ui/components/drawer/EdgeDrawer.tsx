import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const EDGE = 56;
const edge = {
  position: 'absolute',
  insetInline: 0,
  top: -EDGE,
  lineHeight: `${EDGE}px`,
  textAlign: 'center',
  borderRadius: '8px 8px 0 0',
  bgcolor: 'background.paper',
  boxShadow: 4,
  visibility: 'visible',
};

export default function EdgeDrawer() {
  const [shown, setShown] = React.useState(false);
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={shown} onChange={(_, checked) => setShown(checked)} />}
        label="Show the edge at the bottom of the window"
      />
      <Button variant="outlined" disabled={!shown} onClick={() => setOpen(true)}>
        Open the results
      </Button>
      {shown && (
        <SwipeableDrawer
          anchor="bottom"
          elevation={0}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          swipeAreaWidth={EDGE}
          disableSwipeToOpen={false}
          disableDiscovery
          PaperProps={{
            role: 'dialog',
            'aria-label': 'Results',
            sx: { height: 'calc(50% - 56px)', overflow: 'visible' },
          }}
        >
          <Typography sx={edge}>51 results</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </SwipeableDrawer>
      )}
    </div>
  );
}
