import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PortalEvents() {
  const [count, setCount] = React.useState(0);
  const [other, setOther] = React.useState<HTMLDivElement | null>(null);

  return (
    <Stack spacing={2}>
      <Paper variant="outlined" sx={{ p: 2 }} onClick={() => setCount(count + 1)}>
        <Typography role="status">Clicks heard by this box: {count}</Typography>
        {other && (
          <Portal container={other}>
            <Button variant="outlined">Click me, out here</Button>
          </Portal>
        )}
      </Paper>
      <Paper ref={setOther} variant="outlined" sx={{ p: 2, minHeight: 72 }} />
    </Stack>
  );
}
