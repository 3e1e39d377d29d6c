import * as React from 'react';
import Logout from '@mui/icons-material/Logout';
import Person from '@mui/icons-material/Person';
import Settings from '@mui/icons-material/Settings';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const arrow = {
  content: '""',
  position: 'absolute',
  top: -5,
  insetInlineEnd: 20,
  p: '5px',
  background: 'inherit',
  transform: 'rotate(45deg)',
};

const items = [
  { label: 'Profile', icon: <Person fontSize="small" /> },
  { label: 'Settings', icon: <Settings fontSize="small" /> },
  { label: 'Sign out', icon: <Logout fontSize="small" /> },
];

export default function AccountMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <div>
      <IconButton
        aria-label="Account"
        aria-haspopup="true"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { overflow: 'visible', mt: 1, '&::before': arrow } } }}
        MenuListProps={{ 'aria-label': 'Account' }}
      >
        {items.map(({ label, icon }) => (
          <MenuItem key={label} onClick={close}>
            <ListItemIcon>{icon}</ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
