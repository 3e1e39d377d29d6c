import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Folders } from './Folders';

const WIDTH = 132;

export default function PersistentDrawer() {
  const [open, setOpen] = React.useState(true);
  const [right, setRight] = React.useState(false);
  const [folder, setFolder] = React.useState('Inbox');

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: right ? 'row-reverse' : 'row',
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
        variant="persistent"
        anchor={right ? 'right' : 'left'}
        open={open}
        sx={{
          width: open ? WIDTH : 0,
          flexShrink: 0,
          transition: (theme) => theme.transitions.create('width'),
          '& .MuiDrawer-paper': { position: 'absolute', width: WIDTH },
        }}
      >
        <Folders current={folder} onChoose={setFolder} />
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0, p: 1.5 }}>
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          Folders
        </Button>
        <FormControlLabel
          control={<Switch checked={right} onChange={(_, checked) => setRight(checked)} />}
          label="Right"
          sx={{ display: 'flex', my: 1 }}
        />
        {folder}
      </Box>
    </Box>
  );
}
