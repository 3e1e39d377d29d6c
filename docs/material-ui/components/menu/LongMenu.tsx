import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const ROW_HEIGHT = 36;

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

export default function LongMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [hour, setHour] = React.useState('17:00');

  const choose = (next: string) => {
    setHour(next);
    setAnchor(null);
  };

  return (
    <div>
      <Button
        variant="outlined"
        aria-haspopup="true"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Remind me at {hour}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { maxHeight: ROW_HEIGHT * 5.5, width: 180 } } }}
        MenuListProps={{ 'aria-label': 'Time' }}
      >
        {hours.map((time) => (
          <MenuItem
            key={time}
            role="menuitemradio"
            aria-checked={time === hour}
            selected={time === hour}
            onClick={() => choose(time)}
          >
            {time}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
