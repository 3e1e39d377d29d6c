import * as React from 'react';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const folders = ['Inbox', 'Drafts', 'Sent', 'Trash'];

export default function ListDividers() {
  return (
    <List aria-label="Folders" sx={{ maxWidth: 320 }}>
      {folders.map((folder, index) => (
        <React.Fragment key={folder}>
          {index > 0 && <Divider component="li" aria-hidden />}
          <ListItem>
            <ListItemText primary={folder} />
          </ListItem>
        </React.Fragment>
      ))}
    </List>
  );
}
