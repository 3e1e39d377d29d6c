import CommentIcon from '@mui/icons-material/Comment';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function GutterlessList() {
  return (
    <List aria-label="Line items" sx={{ maxWidth: 360 }}>
      {[1, 2, 3].map((number) => (
        <ListItem
          key={number}
          disableGutters
          divider
          secondaryAction={
            <IconButton aria-label={`Comment on line item ${number}`}>
              <CommentIcon />
            </IconButton>
          }
        >
          <ListItemText primary={`Line item ${number}`} />
        </ListItem>
      ))}
    </List>
  );
}
