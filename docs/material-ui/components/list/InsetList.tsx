import StarIcon from '@mui/icons-material/Star';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

export default function InsetList() {
  return (
    <List aria-label="Contacts" sx={{ maxWidth: 360 }}>
      <ListItem>
        <ListItemIcon>
          <StarIcon titleAccess="Favorite" />
        </ListItemIcon>
        <ListItemText primary="Design team" />
      </ListItem>
      <ListItem>
        <ListItemText inset primary="Support" />
      </ListItem>
    </List>
  );
}
