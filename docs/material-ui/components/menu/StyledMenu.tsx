import * as React from 'react';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Menu from '@mui/material/Menu';
import MenuItem, { menuItemClasses } from '@mui/material/MenuItem';

const look = {
  '& .MuiMenu-paper': {
    minWidth: 200,
    mt: 0.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: '12px',
  },
  [`& .${menuItemClasses.root}`]: {
    mx: 1,
    borderRadius: '8px',
    [`&.${menuItemClasses.focusVisible}, &:hover`]: {
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
    },
  },
};

export default function StyledMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <div>
      <Button
        variant="contained"
        disableElevation
        endIcon={<KeyboardArrowDown />}
        aria-haspopup="true"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Export
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        elevation={0}
        sx={look}
        TransitionComponent={Fade}
        MenuListProps={{ 'aria-label': 'Export' }}
      >
        <MenuItem onClick={close}>PDF</MenuItem>
        <MenuItem onClick={close}>Spreadsheet</MenuItem>
        <MenuItem onClick={close}>Plain text</MenuItem>
      </Menu>
    </div>
  );
}
