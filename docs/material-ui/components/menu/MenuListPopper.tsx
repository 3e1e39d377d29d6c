import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function MenuListPopper() {
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  const closeAndReturn = () => {
    setOpen(false);
    buttonRef.current?.focus();
  };

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      closeAndReturn();
    }
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <Button
          ref={buttonRef}
          variant="outlined"
          aria-haspopup="true"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          View
        </Button>
        <Popper
          role={undefined}
          open={open}
          anchorEl={buttonRef.current}
          placement="bottom-start"
          sx={{ zIndex: 1 }}
        >
          <Paper elevation={8}>
            <MenuList aria-label="View" autoFocusItem onKeyDown={handleKeyDown}>
              <MenuItem onClick={closeAndReturn}>Zoom in</MenuItem>
              <MenuItem onClick={closeAndReturn}>Zoom out</MenuItem>
              <MenuItem onClick={closeAndReturn}>Full screen</MenuItem>
            </MenuList>
          </Paper>
        </Popper>
      </div>
    </ClickAwayListener>
  );
}
