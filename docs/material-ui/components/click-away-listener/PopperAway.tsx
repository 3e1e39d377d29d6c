import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function PopperAway() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [count, setCount] = React.useState(0);
  const open = anchor !== null;

  return (
    <ClickAwayListener onClickAway={() => setAnchor(null)}>
      <div>
        <Button
          variant="outlined"
          aria-expanded={open}
          onClick={(event) => setAnchor(open ? null : event.currentTarget)}
        >
          Votes: {count}
        </Button>
        <Popper role="dialog" aria-label="Vote" open={open} anchorEl={anchor}>
          <Paper elevation={4} sx={{ p: 1, mt: 1 }}>
            <Button onClick={() => setCount(count + 1)}>One more vote</Button>
          </Paper>
        </Popper>
      </div>
    </ClickAwayListener>
  );
}
