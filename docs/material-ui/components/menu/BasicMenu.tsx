import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function BasicMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);

  return (
    <div>
      <Button
        id="basic-menu-button"
        variant="outlined"
        aria-haspopup="true"
        aria-controls={open ? 'basic-menu' : undefined}
        aria-expanded={open}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        File
      </Button>
      <Menu
        id="basic-menu"
        anchorEl={anchor}
        open={open}
        onClose={close}
        MenuListProps={{ 'aria-labelledby': 'basic-menu-button' }}
      >
        <MenuItem onClick={close}>Open…</MenuItem>
        <MenuItem onClick={close}>Save a copy</MenuItem>
        <MenuItem disabled>Restore</MenuItem>
        <MenuItem onClick={close}>Print…</MenuItem>
      </Menu>
    </div>
  );
}
