import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function InputSlider() {
  const [text, setText] = React.useState('40');
  const zoom = Math.min(400, Math.max(10, Number(text)));

  return (
    <Stack direction="row" spacing={3} sx={{ width: 340, maxWidth: '100%', alignItems: 'center' }}>
      <Slider
        aria-label="Zoom"
        min={10}
        max={400}
        value={zoom}
        onChange={(_, value) => setText(String(value))}
      />
      <TextField
        size="small"
        type="number"
        label="Zoom"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setText(String(zoom))}
        slotProps={{
          htmlInput: { min: 10, max: 400, step: 10 },
          input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
        }}
        sx={{ width: 150, flexShrink: 0 }}
      />
    </Stack>
  );
}
