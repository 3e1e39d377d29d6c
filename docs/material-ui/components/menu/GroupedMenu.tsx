import * as React from 'react';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const groups = [
  { id: 'grouped-menu-text', name: 'Text', items: ['Document', 'Note'] },
  { id: 'grouped-menu-data', name: 'Data', items: ['Spreadsheet', 'Form', 'Chart'] },
];

export default function GroupedMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <div>
      <Button
        variant="contained"
        aria-haspopup="true"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        New
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        MenuListProps={{ 'aria-label': 'New' }}
      >
        {groups.flatMap(({ id, name, items }) => [
          <ListSubheader
            key={id}
            id={id}
            role="presentation"
            disableSticky
            sx={{ lineHeight: '36px', bgcolor: 'transparent' }}
          >
            {name}
          </ListSubheader>,
          ...items.map((item) => (
            <MenuItem key={item} aria-describedby={id} onClick={close}>
              {item}
            </MenuItem>
          )),
        ])}
      </Menu>
    </div>
  );
}
