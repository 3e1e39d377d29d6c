import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

export default function NumberFormatInput() {
  const [text, setText] = React.useState(format.format(384400));
  const value = text.trim() === '' ? Number.NaN : Number(text.replaceAll(',', ''));
  const error = Number.isNaN(value);

  return (
    <FormControl error={error} sx={{ maxWidth: 320 }}>
      <FormLabel>Mean distance to the Moon</FormLabel>
      <Input
        error={error}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => {
          if (!error) setText(format.format(value));
        }}
        endDecorator="km"
        slotProps={{ input: { inputMode: 'decimal' } }}
      />
      <FormHelperText sx={error ? { color: 'danger.plainColor' } : undefined}>
        {error ? 'Enter digits, with a point for decimals.' : `Stored as ${value}`}
      </FormHelperText>
    </FormControl>
  );
}
