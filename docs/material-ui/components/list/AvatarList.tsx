import BeachAccessIcon from '@mui/icons-material/BeachAccess';
import ImageIcon from '@mui/icons-material/Image';
import WorkIcon from '@mui/icons-material/Work';
import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const albums = [
  { name: 'Photos', changed: 'January 9', icon: <ImageIcon /> },
  { name: 'Work', changed: 'January 7', icon: <WorkIcon /> },
  { name: 'Vacation', changed: 'July 20', icon: <BeachAccessIcon /> },
];

export default function AvatarList() {
  return (
    <List aria-label="Albums" sx={{ maxWidth: 360 }}>
      {albums.map(({ name, changed, icon }) => (
        <ListItem key={name}>
          <ListItemAvatar>
            <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>{icon}</Avatar>
          </ListItemAvatar>
          <ListItemText primary={name} secondary={changed} />
        </ListItem>
      ))}
    </List>
  );
}
