import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

const PAGE_COUNT = 8;

export default function KnownProgress() {
  const [page, setPage] = React.useState(2);
  const value = (page / PAGE_COUNT) * 100;

  return (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      <LinearProgress variant="determinate" value={value} aria-label="Pages imported, as a bar" />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <CircularProgress
          variant="determinate"
          value={value}
          aria-label="Pages imported, as a circle"
        />
        <Button onClick={() => setPage(page === PAGE_COUNT ? 0 : page + 1)}>
          {page === PAGE_COUNT ? 'Start again' : 'Next page'}
        </Button>
      </Stack>
    </Stack>
  );
}
