import * as React from 'react';
import Paper from '@mui/material/Paper';
import type { PopperProps } from '@mui/material/Popper';
import Tooltip from '@mui/material/Tooltip';

type PopperInstance = NonNullable<
  Extract<PopperProps['popperRef'], { current: unknown }>['current']
>;

export default function VirtualAnchor() {
  const x = React.useRef(0);
  const areaRef = React.useRef<HTMLDivElement>(null);
  const popperRef = React.useRef<PopperInstance>(null);

  const anchor = {
    getBoundingClientRect: () =>
      new DOMRect(x.current, areaRef.current?.getBoundingClientRect().bottom, 0, 0),
  };

  return (
    <Tooltip
      describeChild
      title="Below the pointer, at the edge of the area"
      slotProps={{ popper: { popperRef, anchorEl: anchor } }}
    >
      <Paper
        ref={areaRef}
        variant="outlined"
        onMouseMove={(event) => {
          x.current = event.clientX;
          void popperRef.current?.update();
        }}
        sx={{
          display: 'grid',
          placeItems: 'center',
          textAlign: 'center',
          height: 120,
          px: 2,
          color: 'text.secondary',
        }}
      >
        Move the pointer from left to right
      </Paper>
    </Tooltip>
  );
}
