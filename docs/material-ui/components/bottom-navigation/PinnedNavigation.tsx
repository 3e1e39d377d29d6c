import * as React from 'react';
import Archive from '@mui/icons-material/Archive';
import Drafts from '@mui/icons-material/Drafts';
import Inbox from '@mui/icons-material/Inbox';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const folders = ['Inbox', 'Drafts', 'Archive'];
const icons = [<Inbox key="inbox" />, <Drafts key="drafts" />, <Archive key="archive" />];

export default function PinnedNavigation() {
  const [value, setValue] = React.useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 400, border: 1, borderColor: 'divider' }}>
      <Box role="region" aria-label="Messages" tabIndex={0} sx={{ height: 240, overflow: 'auto' }}>
        <List sx={{ pb: 7 }}>
          {Array.from({ length: 12 }, (_, index) => (
            <ListItem key={index} divider>
              <ListItemText primary={`Message ${index + 1}`} secondary={folders[value]} />
            </ListItem>
          ))}
        </List>
      </Box>
      <Paper square elevation={3} sx={{ position: 'relative', mt: -7, zIndex: 1 }}>
        <BottomNavigation showLabels value={value} onChange={(_, next: number) => setValue(next)}>
          {folders.map((label, index) => (
            <BottomNavigationAction
              key={label}
              label={label}
              icon={icons[index]}
              aria-current={index === value}
            />
          ))}
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
