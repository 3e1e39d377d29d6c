import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const ROW_COUNT = 10_000;
const ROW_HEIGHT = 40;
const VIEW_HEIGHT = 240;
const OVERSCAN = 5;

export default function WindowedList() {
  const [top, setTop] = React.useState(0);
  const first = Math.max(0, Math.floor(top / ROW_HEIGHT) - OVERSCAN);
  const last = Math.min(ROW_COUNT, Math.ceil((top + VIEW_HEIGHT) / ROW_HEIGHT) + OVERSCAN);
  const numbers = Array.from({ length: last - first }, (_value, index) => first + index + 1);

  return (
    <Box
      role="region"
      aria-label="Ten thousand rows"
      tabIndex={0}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      sx={{ maxWidth: 360, height: VIEW_HEIGHT, overflow: 'auto' }}
    >
      <List disablePadding sx={{ height: ROW_COUNT * ROW_HEIGHT }}>
        {numbers.map((number) => (
          <ListItem
            key={number}
            aria-setsize={ROW_COUNT}
            aria-posinset={number}
            style={{ top: (number - 1) * ROW_HEIGHT }}
            sx={{ position: 'absolute', height: ROW_HEIGHT }}
          >
            <ListItemText primary={`Row ${number.toLocaleString('en-US')}`} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
