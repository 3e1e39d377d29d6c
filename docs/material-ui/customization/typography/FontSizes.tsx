import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export default function FontSizes() {
  const [fontSize, setFontSize] = React.useState(14);
  const { typography } = createTheme({ typography: { fontSize } });

  return (
    <Stack spacing={2} sx={{ maxWidth: 420 }}>
      <Typography id="font-size">typography.fontSize: {fontSize}</Typography>
      <Slider
        aria-labelledby="font-size"
        min={10}
        max={20}
        value={fontSize}
        onChange={(_event, value) => setFontSize(Number(value))}
      />
      {(['h6', 'body1', 'body2'] as const).map((variant) => (
        <Typography key={variant} noWrap style={{ fontSize: typography[variant].fontSize }}>
          {variant}: {typography[variant].fontSize}
        </Typography>
      ))}
    </Stack>
  );
}
