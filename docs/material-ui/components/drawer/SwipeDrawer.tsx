import * as React from 'react';
import Button from '@mui/material/Button';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { Folders } from './Folders';

export default function SwipeDrawer() {
  const [open, setOpen] = React.useState(false);
  const [folder, setFolder] = React.useState('Inbox');

  return (
    <div>
      <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(true)}>
        Open, then swipe to close
      </Button>
      <SwipeableDrawer
        anchor="right"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        disableSwipeToOpen
        PaperProps={{ role: 'dialog', 'aria-label': 'Folders to swipe', sx: { width: 250 } }}
      >
        <Folders current={folder} onChoose={setFolder} />
      </SwipeableDrawer>
    </div>
  );
}
