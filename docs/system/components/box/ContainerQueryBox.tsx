import * as React from 'react';
import Box from '@mui/system/Box';

export default function ContainerQueryBox() {
  const [width, setWidth] = React.useState(260);
  const sliderId = React.useId();

  return (
    <div style={{ width: '100%' }}>
      <label htmlFor={sliderId}>Container width: {width}px</label>
      <Box
        component="input"
        id={sliderId}
        type="range"
        min={200}
        max={520}
        step={20}
        value={width}
        onChange={(event) => setWidth(Number(event.target.value))}
        sx={{ display: 'block', width: 1, maxWidth: 520, mb: 2 }}
      />
      <Box
        style={{ '--container-width': `${width}px` } as React.CSSProperties}
        sx={{ containerType: 'inline-size', width: 'var(--container-width)', maxWidth: 1 }}
      >
        <Box sx={{ display: 'flex', gap: 1, flexDirection: { '@': 'column', '@400': 'row' } }}>
          <Box sx={{ flex: 1, p: 2, border: 1, borderRadius: 1 }}>Summary</Box>
          <Box sx={{ flex: 1, p: 2, border: 1, borderRadius: 1 }}>Details</Box>
        </Box>
      </Box>
    </div>
  );
}
