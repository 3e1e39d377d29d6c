import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Toolbar from '@mui/material/Toolbar';
import { Folders } from './Folders';

const WIDTH = 132;

export default function PermanentDrawer() {
  const [below, setBelow] = React.useState(true);
  const [folder, setFolder] = React.useState('Inbox');

  return (
    <Box
      sx={{
        display: 'flex',
        position: 'relative',
        isolation: 'isolate',
        width: '100%',
        height: 300,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <AppBar
        component="div"
        position="absolute"
        sx={
          below
            ? { zIndex: (theme) => theme.zIndex.drawer + 1 }
            : { width: `calc(100% - ${WIDTH}px)`, ml: `${WIDTH}px` }
        }
      >
        <Toolbar>{folder}</Toolbar>
      </AppBar>
      <Drawer
        variant="permanent"
        sx={{
          width: WIDTH,
          flexShrink: 0,
          '& .MuiDrawer-paper': { position: 'absolute', width: WIDTH },
        }}
      >
        {below && <Toolbar />}
        <Folders current={folder} onChoose={setFolder} />
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
        <Toolbar />
        <FormControlLabel
          control={<Switch checked={below} onChange={(_, checked) => setBelow(checked)} />}
          label="Below the bar"
        />
      </Box>
    </Box>
  );
}
