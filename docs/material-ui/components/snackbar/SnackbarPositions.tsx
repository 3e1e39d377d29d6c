import * as React from 'react';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Snackbar from '@mui/material/Snackbar';
import type { SnackbarOrigin } from '@mui/material/Snackbar';

const origins = (['top', 'bottom'] as const).flatMap((vertical) =>
  (['left', 'center', 'right'] as const).map((horizontal) => ({ vertical, horizontal })),
);

export default function SnackbarPositions() {
  const [open, setOpen] = React.useState(false);
  const [origin, setOrigin] = React.useState<SnackbarOrigin>({
    vertical: 'top',
    horizontal: 'center',
  });

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1, width: '100%' }}>
      {origins.map(({ vertical, horizontal }) => (
        <Button
          key={`${vertical}-${horizontal}`}
          onClick={() => {
            setOrigin({ vertical, horizontal });
            setOpen(true);
          }}
        >
          {vertical} {horizontal}
        </Button>
      ))}
      <Snackbar
        key={`${origin.vertical}-${origin.horizontal}`}
        open={open}
        onClose={() => setOpen(false)}
        anchorOrigin={origin}
        message={`At the ${origin.vertical} ${origin.horizontal}`}
      />
    </Box>
  );
}
