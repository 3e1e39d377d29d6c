import * as React from 'react';
import TextField from '@mui/material/TextField';

const numberFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const parse = (text: string) => (text.trim() === '' ? NaN : Number(text.replaceAll(',', '')));

export default function NumberFormatTextField() {
  const [text, setText] = React.useState('1,250,000.5');
  const value = parse(text);
  const valid = Number.isFinite(value);

  return (
    <TextField
      label="Budget"
      error={!valid}
      helperText={valid ? `The value is ${value}` : 'Enter a number, with a point for decimals'}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => {
        if (valid) setText(numberFormat.format(value));
      }}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  );
}
