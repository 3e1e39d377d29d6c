import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { Folders } from './Folders';

export default function BasicDrawer() {
  const [open, setOpen] = React.useState(false);
  const [folder, setFolder] = React.useState('Inbox');

  const choose = (name: string) => {
    setFolder(name);
    setOpen(false);
  };

  return (
    <div>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        Folder: {folder}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-label': 'Choose a folder', sx: { width: 250 } }}
      >
        <Folders current={folder} onChoose={choose} />
      </Drawer>
    </div>
  );
}
