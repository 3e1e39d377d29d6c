import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import usePagination from '@mui/material/usePagination';

export default function HookPagination() {
  const [page, setPage] = React.useState(4);
  const { items } = usePagination({
    count: 9,
    page,
    siblingCount: 0,
    onChange: (_, next) => setPage(next),
  });

  return (
    <Box component="nav" aria-label="Chapters">
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {items.map(({ type, page: number, selected, disabled, onClick }) => (
          <Box component="li" key={type === 'page' ? number : type}>
            {type === 'start-ellipsis' || type === 'end-ellipsis' ? (
              <Typography sx={{ lineHeight: '36px' }}>…</Typography>
            ) : (
              <Button
                variant={selected ? 'contained' : 'outlined'}
                aria-current={selected ? 'page' : undefined}
                aria-label={type === 'page' ? `Chapter ${number}` : undefined}
                disabled={disabled}
                onClick={onClick}
                sx={{ minWidth: 36, px: 1, textTransform: 'capitalize' }}
              >
                {type === 'page' ? number : type}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
