import Mail from '@mui/icons-material/Mail';
import Search from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const field = {
  color: 'inherit',
  px: 1,
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, black 20%, transparent)',
  '& input': {
    width: { xs: '8ch', sm: '14ch' },
    transition: 'width 0.2s',
    '&:focus': { width: { xs: '11ch', sm: '22ch' } },
    '&::placeholder': { opacity: 0.8 },
  },
  '&.Mui-focused': { outline: '2px solid currentColor' },
};

export default function SearchBar() {
  return (
    <AppBar position="static">
      <Toolbar sx={{ gap: 1 }}>
        <Typography component="div" variant="h6" sx={{ display: { xs: 'none', sm: 'block' } }}>
          Mail
        </Typography>
        <Box sx={{ flexGrow: 1 }} />
        <Box component="search" aria-label="Mail">
          <InputBase
            type="search"
            placeholder="Search…"
            startAdornment={<Search sx={{ mr: 1 }} />}
            inputProps={{ 'aria-label': 'Search mail' }}
            sx={field}
          />
        </Box>
        <IconButton edge="end" color="inherit" aria-label="4 new messages">
          <Badge badgeContent={4} color="error">
            <Mail />
          </Badge>
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}
