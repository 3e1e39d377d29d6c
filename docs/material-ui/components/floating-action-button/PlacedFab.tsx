import * as React from 'react';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function PlacedFab() {
  const [count, setCount] = React.useState(3);
  const tasks = Array.from({ length: count }, (_, index) => `Task ${index + 1}`);

  return (
    <Box sx={{ position: 'relative', width: 320, maxWidth: '100%' }}>
      <Box
        component="section"
        aria-label="Tasks"
        tabIndex={0}
        sx={{ height: 240, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <List sx={{ pb: 11 }}>
          {tasks.map((task) => (
            <ListItem key={task} divider>
              <ListItemText primary={task} />
            </ListItem>
          ))}
        </List>
      </Box>
      <Fab
        color="primary"
        aria-label="Add task"
        onClick={() => setCount(count + 1)}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16, zIndex: 1 }}
      >
        <Add />
      </Fab>
    </Box>
  );
}
