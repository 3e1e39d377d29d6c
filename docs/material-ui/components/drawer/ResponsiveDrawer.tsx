import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { Folders } from './Folders';

const WIDTH = 180;

export default function ResponsiveDrawer() {
  const [open, setOpen] = React.useState(false);
  const [folder, setFolder] = React.useState('Inbox');

  const choose = (name: string) => {
    setFolder(name);
    setOpen(false);
  };
  const content = <Folders current={folder} onChoose={choose} />;

  return (
    <Box
      sx={{ display: 'flex', position: 'relative', isolation: 'isolate', width: 1, height: 220 }}
    >
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        ModalProps={{ keepMounted: true }}
        PaperProps={{ role: 'dialog', 'aria-label': 'Folders on small screens' }}
        sx={{ display: { md: 'none' }, '& .MuiDrawer-paper': { width: 250 } }}
      >
        {content}
      </Drawer>
      <Drawer
        variant="permanent"
        sx={{
          display: { xs: 'none', md: 'block' },
          width: WIDTH,
          '& .MuiDrawer-paper': { position: 'absolute', width: WIDTH },
        }}
      >
        {content}
      </Drawer>
      <Box sx={{ p: 2 }}>
        <Button
          variant="outlined"
          aria-expanded={open}
          onClick={() => setOpen(true)}
          sx={{ display: { md: 'none' }, mb: 2 }}
        >
          Folders
        </Button>
        <div>{folder}</div>
      </Box>
    </Box>
  );
}
