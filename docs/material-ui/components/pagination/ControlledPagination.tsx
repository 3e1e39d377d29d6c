import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const PAGE_SIZE = 3;
const planets = 'Mercury Venus Earth Mars Jupiter Saturn Uranus Neptune'.split(' ');

export default function ControlledPagination() {
  const [page, setPage] = React.useState(1);
  const count = Math.ceil(planets.length / PAGE_SIZE);
  const start = (page - 1) * PAGE_SIZE;
  const rows = planets.slice(start, start + PAGE_SIZE);

  return (
    <Stack spacing={1}>
      <Typography role="status" variant="body2">
        {start + 1} to {start + rows.length} of {planets.length} planets
      </Typography>
      <List aria-label="Planets" sx={{ height: 136 }}>
        {rows.map((name) => (
          <ListItem key={name}>{name}</ListItem>
        ))}
      </List>
      <Pagination
        count={count}
        page={page}
        onChange={(_, next) => setPage(next)}
        aria-label="Pages of planets"
      />
    </Stack>
  );
}
