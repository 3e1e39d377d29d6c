import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function HoverPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const holderRef = React.useRef<HTMLDivElement>(null);
  const show = (event: React.SyntheticEvent<HTMLElement>) => setAnchor(event.currentTarget);
  const hide = () => setAnchor(null);

  return (
    <div>
      <Button
        aria-describedby={anchor ? 'hover-popover-text' : undefined}
        onMouseEnter={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
        onKeyDown={(event) => {
          if (event.key === 'Escape') hide();
        }}
      >
        Point at me
      </Button>
      {/* What the popover hides from assistive technology is the rest of this box: nothing. */}
      <Box ref={holderRef} />
      <Popover
        container={() => holderRef.current}
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        disableAutoFocus
        disableEnforceFocus
        disableRestoreFocus
        disableScrollLock
        sx={{ pointerEvents: 'none' }}
        slotProps={{ paper: { role: 'tooltip', id: 'hover-popover-text' } }}
      >
        <Typography sx={{ p: 1 }}>I leave when you do.</Typography>
      </Popover>
    </div>
  );
}
