import * as React from 'react';
import Box from '@mui/system/Box';
import type { BoxProps } from '@mui/system/Box';

interface PanelProps extends BoxProps {
  selected?: boolean;
}

function Panel({ selected = false, sx = [], ...props }: PanelProps) {
  return (
    <Box
      sx={[
        { p: 2, border: '1px solid', borderColor: 'divider', borderRadius: 1 },
        selected && { borderColor: 'primary.main', fontWeight: 'bold' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...props}
    />
  );
}

export default function ConditionalBox() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Panel>Plain</Panel>
      <Panel selected>Selected</Panel>
      <Panel selected sx={{ borderStyle: 'dashed' }}>
        Selected and dashed
      </Panel>
    </Box>
  );
}
