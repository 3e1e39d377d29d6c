import * as React from 'react';
import FolderIcon from '@mui/icons-material/Folder';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

const folders = ['Contracts', 'Drawings', 'Invoices'];

export default function DenseList() {
  const [dense, setDense] = React.useState(false);
  const [secondary, setSecondary] = React.useState(false);

  return (
    <div>
      <FormGroup row>
        <FormControlLabel
          control={<Switch onChange={(event) => setDense(event.target.checked)} />}
          label="dense"
        />
        <FormControlLabel
          control={<Switch onChange={(event) => setSecondary(event.target.checked)} />}
          label="secondary"
        />
      </FormGroup>
      <List dense={dense} aria-label="Project folders">
        {folders.map((folder) => (
          <ListItem key={folder}>
            <ListItemIcon>
              <FolderIcon />
            </ListItemIcon>
            <ListItemText primary={folder} secondary={secondary ? 'Shared with you' : undefined} />
          </ListItem>
        ))}
      </List>
    </div>
  );
}
