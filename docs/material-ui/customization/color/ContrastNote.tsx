import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { getContrastRatio, useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const isColor = (text: string) => /^#([\da-f]{3}|[\da-f]{6})$/i.test(text);

export default function ContrastNote() {
  const { palette } = useTheme();
  const [color, setColor] = React.useState('#2e7d32');
  const text = isColor(color) ? palette.getContrastText(color) : null;

  return (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      <TextField
        label="Background"
        value={color}
        error={text === null}
        onChange={(event) => setColor(event.target.value)}
      />
      <Alert severity={text === null ? 'warning' : 'info'}>
        {text === null
          ? 'This is no hex color.'
          : `Text is ${text}, at ${getContrastRatio(text, color).toFixed(2)}:1.`}
      </Alert>
    </Stack>
  );
}
