import * as React from 'react';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import CommentIcon from '@mui/icons-material/Comment';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const tasks = ['Book a room', 'Invite the team', 'Print the agenda'];

export default function CheckList() {
  const [done, setDone] = React.useState<readonly string[]>(['Book a room']);

  const handleToggle = (task: string) => {
    setDone((before) =>
      before.includes(task) ? before.filter((other) => other !== task) : [...before, task],
    );
  };

  return (
    <List aria-label="Tasks" sx={{ maxWidth: 360 }}>
      {tasks.map((task) => {
        const isDone = done.includes(task);
        return (
          <ListItem
            key={task}
            disablePadding
            secondaryAction={
              <IconButton edge="end" aria-label={`Comment on "${task}"`}>
                <CommentIcon />
              </IconButton>
            }
          >
            <ListItemButton
              role="checkbox"
              aria-checked={isDone}
              onClick={() => handleToggle(task)}
            >
              <ListItemIcon sx={{ color: isDone ? 'primary.main' : undefined }}>
                {isDone ? <CheckBoxIcon /> : <CheckBoxOutlineBlankIcon />}
              </ListItemIcon>
              <ListItemText primary={task} />
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}
