import * as React from 'react';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { Folders } from './Folders';

export default function MiniDrawer() {
  const [open, setOpen] = React.useState(false);
  const [folder, setFolder] = React.useState('Inbox');
  const width = open ? 170 : 56;

  return (
    <Box
      sx={{
        display: 'flex',
        position: 'relative',
        isolation: 'isolate',
        overflow: 'hidden',
        width: '100%',
        height: 260,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Drawer
        variant="permanent"
        sx={{
          width,
          flexShrink: 0,
          '&, & .MuiDrawer-paper': {
            transition: (theme) => theme.transitions.create('width'),
          },
          '& .MuiDrawer-paper': { position: 'absolute', width, overflowX: 'hidden' },
        }}
      >
        <IconButton
          aria-label="Labels of the folders"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{ alignSelf: 'flex-start', m: 1 }}
        >
          {open ? <ChevronLeft /> : <MenuIcon />}
        </IconButton>
        <Folders current={folder} onChoose={setFolder} />
      </Drawer>
      <Box sx={{ p: 2 }}>{folder}</Box>
    </Box>
  );
}
