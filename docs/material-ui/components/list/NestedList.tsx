import * as React from 'react';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const reports = ['First quarter', 'Second quarter'];

export default function NestedList() {
  const [open, setOpen] = React.useState(true);
  const subListId = React.useId();

  return (
    <List aria-label="Documents" sx={{ maxWidth: 360 }}>
      <ListItem disablePadding>
        <ListItemButton component="button">
          <ListItemText primary="Handbook" />
        </ListItemButton>
      </ListItem>
      <li>
        <ListItemButton
          component="button"
          aria-expanded={open}
          aria-controls={subListId}
          onClick={() => setOpen(!open)}
          sx={{ width: '100%' }}
        >
          <ListItemText primary="Reports" />
          {open ? <ExpandLess /> : <ExpandMore />}
        </ListItemButton>
        <Collapse in={open} id={subListId}>
          <List disablePadding aria-label="Reports">
            {reports.map((report) => (
              <ListItem key={report} disablePadding>
                <ListItemButton component="button" sx={{ pl: 4 }}>
                  <ListItemText primary={report} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Collapse>
      </li>
    </List>
  );
}
