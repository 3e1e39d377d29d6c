import * as React from 'react';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

export default function OrderedList() {
  const [order, setOrder] = React.useState<readonly string[]>(['Name', 'Symbol', 'Mass']);
  const [message, setMessage] = React.useState('');

  const handleMove = (name: string, step: -1 | 1) => {
    const others = order.filter((other) => other !== name);
    const place = Math.min(Math.max(order.indexOf(name) + step, 0), others.length);
    setOrder([...others.slice(0, place), name, ...others.slice(place)]);
    setMessage(`${name} is number ${place + 1}`);
  };

  return (
    <div>
      <List aria-label="Order of the columns" sx={{ width: 300, maxWidth: '100%' }}>
        {order.map((name) => (
          <ListItem key={name} divider sx={{ pr: 1 }}>
            <ListItemText primary={name} />
            <IconButton aria-label={`Move ${name} up`} onClick={() => handleMove(name, -1)}>
              <ArrowUpward fontSize="small" />
            </IconButton>
            <IconButton aria-label={`Move ${name} down`} onClick={() => handleMove(name, 1)}>
              <ArrowDownward fontSize="small" />
            </IconButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
        {message}
      </Typography>
    </div>
  );
}
