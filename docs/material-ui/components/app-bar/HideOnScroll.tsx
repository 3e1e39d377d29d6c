import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const lines = Array.from({ length: 30 }, (_, index) => `Line ${index + 1}`);

export default function HideOnScroll() {
  const [frame, setFrame] = React.useState<HTMLElement | null>(null);
  // Without a target the hook watches the window: until there is a frame, nothing may count.
  const hidden = useScrollTrigger({ target: frame ?? undefined, threshold: frame ? 40 : 1e9 });

  return (
    <Box
      ref={setFrame}
      role="region"
      aria-label="Text below a bar that hides"
      tabIndex={0}
      sx={{ width: '100%', height: 240, overflow: 'auto', isolation: 'isolate' }}
    >
      <Slide in={!hidden} direction="down" appear={false}>
        <AppBar component="div" position="sticky">
          <Toolbar>Scroll down, then up</Toolbar>
        </AppBar>
      </Slide>
      {lines.map((line) => (
        <Typography key={line} sx={{ p: 1 }}>
          {line}
        </Typography>
      ))}
    </Box>
  );
}
