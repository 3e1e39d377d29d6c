import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Switch from '@mui/material/Switch';

export default function CutOff() {
  const [isMoved, setIsMoved] = React.useState(false);
  const roomRef = React.useRef<HTMLDivElement>(null);

  return (
    <Box ref={roomRef} sx={{ position: 'relative', height: 200 }}>
      <FormControlLabel
        label="Use the portal"
        control={<Switch checked={isMoved} onChange={(_event, isOn) => setIsMoved(isOn)} />}
      />
      <Paper
        variant="outlined"
        sx={{ position: 'relative', height: 96, p: 2, overflow: 'hidden', bgcolor: 'action.hover' }}
      >
        A card that hides what sticks out
        <Portal disablePortal={!isMoved} container={() => roomRef.current}>
          <Paper
            role="note"
            elevation={6}
            sx={{ position: 'absolute', top: isMoved ? 88 : 50, insetInlineStart: 24, p: 2 }}
          >
            A note of two lines
            <br />
            that has to be seen
          </Paper>
        </Portal>
      </Paper>
    </Box>
  );
}
