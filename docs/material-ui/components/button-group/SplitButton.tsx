import * as React from 'react';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

const actions = ['Merge', 'Squash and merge', 'Rebase and merge'];

export default function SplitButton() {
  const [action, setAction] = React.useState('Merge');
  const [message, setMessage] = React.useState('Ready to merge');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <div>
      <ButtonGroup variant="contained" aria-label="Merge the changes">
        <Button onClick={() => setMessage(`Done: ${action}`)}>{action}</Button>
        <Button
          size="small"
          aria-label="Choose another way to merge"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? 'split-button-menu' : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ArrowDropDown />
        </Button>
      </ButtonGroup>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {message}
      </Typography>
      <Menu
        id="split-button-menu"
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Ways to merge' }}
      >
        {actions.map((name) => (
          <MenuItem
            key={name}
            selected={name === action}
            onClick={() => {
              setAction(name);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
