import Delete from '@mui/icons-material/Delete';
import Inbox from '@mui/icons-material/Inbox';
import Send from '@mui/icons-material/Send';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const folders = [
  { name: 'Inbox', icon: <Inbox /> },
  { name: 'Sent', icon: <Send /> },
  { name: 'Trash', icon: <Delete /> },
];

interface FoldersProps {
  /** The folder that is shown. */
  current: string;
  onChoose: (name: string) => void;
}

/** What stands in the drawers of these demos. */
export function Folders({ current, onChoose }: FoldersProps) {
  return (
    <List aria-label="Folders">
      {folders.map(({ name, icon }) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            selected={name === current}
            aria-current={name === current}
            onClick={() => onChoose(name)}
          >
            <ListItemIcon sx={{ minWidth: 48 }}>{icon}</ListItemIcon>
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
