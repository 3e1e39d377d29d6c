import MoreVert from '@mui/icons-material/MoreVert';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const title = { flexGrow: 1 };

export default function ToolbarHeights() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <AppBar position="static">
        <Toolbar variant="dense">
          <Typography sx={title}>Dense</Typography>
          <IconButton edge="end" color="inherit" aria-label="More about dense bars">
            <MoreVert />
          </IconButton>
        </Toolbar>
      </AppBar>
      <AppBar position="static">
        <Toolbar sx={{ height: 128, alignItems: 'flex-start', py: 1 }}>
          <Typography variant="h5" component="div" sx={{ ...title, alignSelf: 'flex-end' }}>
            Tall
          </Typography>
          <IconButton edge="end" color="inherit" aria-label="More about tall bars">
            <MoreVert />
          </IconButton>
        </Toolbar>
      </AppBar>
    </Stack>
  );
}
