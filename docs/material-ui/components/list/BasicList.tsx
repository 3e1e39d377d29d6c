import DraftsIcon from '@mui/icons-material/Drafts';
import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const folders = [
  { name: 'Inbox', icon: <InboxIcon /> },
  { name: 'Drafts', icon: <DraftsIcon /> },
  { name: 'Sent', icon: <SendIcon /> },
];

export default function BasicList() {
  return (
    <List aria-label="Mail folders" sx={{ maxWidth: 360 }}>
      {folders.map(({ name, icon }) => (
        <ListItem key={name} disablePadding>
          <ListItemButton component="a" href="#basics">
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
