import Add from '@mui/icons-material/Add';
import MenuIcon from '@mui/icons-material/Menu';
import Search from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';

export default function BottomBar() {
  return (
    <Box sx={{ position: 'relative', isolation: 'isolate', width: '100%', height: 160 }}>
      <AppBar component="div" position="absolute" sx={{ top: 'auto', bottom: 0 }}>
        <Toolbar sx={{ justifyContent: 'space-between' }}>
          <IconButton edge="start" color="inherit" aria-label="Lists">
            <MenuIcon />
          </IconButton>
          <Fab
            color="secondary"
            aria-label="Add a task"
            sx={{ position: 'absolute', top: -28, insetInline: 0, mx: 'auto' }}
          >
            <Add />
          </Fab>
          <IconButton edge="end" color="inherit" aria-label="Search tasks">
            <Search />
          </IconButton>
        </Toolbar>
      </AppBar>
    </Box>
  );
}
