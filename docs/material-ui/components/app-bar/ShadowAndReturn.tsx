import * as React from 'react';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const lines = Array.from({ length: 30 }, (_, index) => `Line ${index + 1}`);

export default function ShadowAndReturn() {
  const [frame, setFrame] = React.useState<HTMLElement | null>(null);
  const scrolled = useScrollTrigger({
    target: frame ?? undefined,
    // Without a target the hook watches the window: until there is a frame, nothing may count.
    threshold: frame ? 0 : 1e9,
    disableHysteresis: true,
  });

  return (
    <Box sx={{ position: 'relative', isolation: 'isolate', width: '100%' }}>
      <Box
        ref={setFrame}
        role="region"
        aria-label="Text below a bar with a shadow"
        tabIndex={0}
        sx={{ height: 240, overflow: 'auto' }}
      >
        <AppBar component="div" position="sticky" color="default" elevation={scrolled ? 4 : 0}>
          <Toolbar>{scrolled ? 'With a shadow' : 'Flat'}</Toolbar>
        </AppBar>
        {lines.map((line) => (
          <Typography key={line} sx={{ p: 1 }}>
            {line}
          </Typography>
        ))}
      </Box>
      <Zoom in={scrolled}>
        <Fab
          size="small"
          aria-label="Back to the top"
          onClick={() => frame?.scrollTo({ top: 0 })}
          sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 32 }}
        >
          <KeyboardArrowUp />
        </Fab>
      </Zoom>
    </Box>
  );
}
