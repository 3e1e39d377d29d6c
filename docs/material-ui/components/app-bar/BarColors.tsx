import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';

export default function BarColors() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <AppBar position="static">
        <Toolbar>primary, dark in dark mode</Toolbar>
      </AppBar>
      <AppBar position="static" enableColorOnDark>
        <Toolbar>primary, kept in dark mode</Toolbar>
      </AppBar>
      <AppBar position="static" color="default">
        <Toolbar>default</Toolbar>
      </AppBar>
      <AppBar
        position="static"
        color="transparent"
        elevation={0}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        <Toolbar>transparent, with a line</Toolbar>
      </AppBar>
    </Stack>
  );
}
