import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';

export default function DelayedProgress() {
  const [loading, setLoading] = React.useState(false);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', height: 48 }}>
      <Button onClick={() => setLoading(!loading)}>{loading ? 'Stop' : 'Load'}</Button>
      <Fade in={loading} style={{ transitionDelay: loading ? '800ms' : '0ms' }} unmountOnExit>
        <CircularProgress disableShrink aria-label="Loading, with patience" />
      </Fade>
    </Stack>
  );
}
