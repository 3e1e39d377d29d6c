import * as React from 'react';
import AccountCircle from '@mui/icons-material/AccountCircle';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AccountBar() {
  const [signedIn, setSignedIn] = React.useState(true);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  const signOut = () => {
    setAnchor(null);
    setSignedIn(false);
  };

  return (
    <AppBar position="static">
      <Toolbar>
        <Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
          Photos
        </Typography>
        {signedIn ? (
          <IconButton
            edge="end"
            color="inherit"
            aria-label="Your account"
            aria-haspopup="true"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <AccountCircle />
          </IconButton>
        ) : (
          <Button color="inherit" onClick={() => setSignedIn(true)}>
            Sign in
          </Button>
        )}
        <Menu
          anchorEl={anchor}
          open={anchor !== null}
          onClose={() => setAnchor(null)}
          MenuListProps={{ 'aria-label': 'Your account' }}
        >
          <MenuItem onClick={() => setAnchor(null)}>Profile</MenuItem>
          <MenuItem onClick={signOut}>Sign out</MenuItem>
        </Menu>
      </Toolbar>
    </AppBar>
  );
}
