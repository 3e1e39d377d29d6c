import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const sections = ['Profile', 'Notifications', 'Security'];

export default function SelectedList() {
  const [current, setCurrent] = React.useState('Profile');

  return (
    <List aria-label="Settings" sx={{ maxWidth: 360 }}>
      {sections.map((section) => (
        <ListItem key={section} disablePadding>
          <ListItemButton
            component="button"
            selected={section === current}
            aria-current={section === current}
            onClick={() => setCurrent(section)}
          >
            <ListItemText primary={section} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
