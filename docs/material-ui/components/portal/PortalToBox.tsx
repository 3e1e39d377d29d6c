import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PortalToBox() {
  const [isShown, setIsShown] = React.useState(false);
  const otherRef = React.useRef<HTMLDivElement>(null);

  return (
    <Stack spacing={2}>
      <Paper role="group" aria-label="First box" variant="outlined" sx={{ p: 2 }}>
        <Button variant="outlined" onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Take it back' : 'Send it over'}
        </Button>
        {isShown && (
          <Portal container={() => otherRef.current}>
            <Typography>Rendered in the first box, shown in the second</Typography>
          </Portal>
        )}
      </Paper>
      <Paper
        ref={otherRef}
        role="group"
        aria-label="Second box"
        variant="outlined"
        sx={{ p: 2, minHeight: 58 }}
      />
    </Stack>
  );
}
