import * as React from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import LinearProgress from '@mui/joy/LinearProgress';

const TARGET = 16;

const levels = [
  { from: 0, label: 'Too short: use 8 characters or more', color: 'danger' },
  { from: 8, label: 'Long enough', color: 'warning' },
  { from: TARGET, label: 'Good length', color: 'success' },
] as const;

export default function StrengthInput() {
  const [length, setLength] = React.useState(0);
  const level = levels.findLast(({ from }) => length >= from) ?? levels[0];

  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>New password</FormLabel>
      <Input
        type="password"
        autoComplete="new-password"
        onChange={(event) => setLength(event.target.value.length)}
      />
      <Box aria-hidden="true" sx={{ mt: 1 }}>
        <LinearProgress
          determinate
          size="sm"
          color={level.color}
          value={Math.min(100, (length / TARGET) * 100)}
        />
      </Box>
      <FormHelperText>{level.label}</FormHelperText>
    </FormControl>
  );
}
