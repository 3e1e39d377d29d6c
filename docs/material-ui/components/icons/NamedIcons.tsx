import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const tasks = [
  { name: 'Backup', hasFailed: false },
  { name: 'Import', hasFailed: true },
];

export default function NamedIcons() {
  return (
    <List aria-label="Tasks of today">
      {tasks.map(({ name, hasFailed }) => (
        <ListItem key={name}>
          <ListItemIcon>
            {hasFailed ? (
              <ErrorIcon color="error" titleAccess="Failed" />
            ) : (
              <CheckCircleIcon color="success" titleAccess="Done" />
            )}
          </ListItemIcon>
          <ListItemText primary={name} />
        </ListItem>
      ))}
    </List>
  );
}
