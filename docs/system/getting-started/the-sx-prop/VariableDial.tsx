import * as React from 'react';
import Box from '@mui/system/Box';

const barSx = {
  height: 16,
  borderRadius: 1,
  bgcolor: 'action.selected',
  '&::before': {
    content: '""',
    display: 'block',
    width: 'var(--share)',
    height: '100%',
    borderRadius: 'inherit',
    bgcolor: 'primary.main',
  },
};

export default function VariableDial() {
  const [percent, setPercent] = React.useState(40);
  const fieldId = React.useId();

  return (
    <Box sx={{ maxWidth: 360 }}>
      <label htmlFor={fieldId}>Share: {percent}%</label>
      <Box
        component="input"
        id={fieldId}
        type="range"
        value={percent}
        onChange={(event) => setPercent(Number(event.target.value))}
        sx={{ display: 'block', width: 1, mb: 2 }}
      />
      <Box
        role="meter"
        aria-label="Share"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        style={{ '--share': `${percent}%` } as React.CSSProperties}
        sx={barSx}
      />
    </Box>
  );
}
