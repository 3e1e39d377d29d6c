import * as React from 'react';
import TextField from '@mui/material/TextField';

const toDigits = (text: string) => text.replace(/\D/g, '').slice(0, 12);
const toGroups = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1-');

const SerialNumberInput = React.forwardRef<
  HTMLInputElement,
  React.ComponentPropsWithoutRef<'input'>
>(function SerialNumberInput({ onChange, ...other }, ref) {
  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    // Setting the value moves the caret to the end; put it back behind the digit it was behind.
    const before = toDigits(input.value.slice(0, input.selectionStart ?? 0));
    input.value = toGroups(toDigits(input.value));
    const caret = toGroups(before).length;
    input.setSelectionRange(caret, caret);
    onChange?.(event);
  };

  return <input {...other} ref={ref} inputMode="numeric" onChange={handleChange} />;
});

export default function MaskedTextField() {
  const [serial, setSerial] = React.useState('');

  return (
    <TextField
      label="Serial number"
      helperText="Three groups of four digits"
      value={serial}
      onChange={(event) => setSerial(event.target.value)}
      slotProps={{ input: { inputComponent: SerialNumberInput } }}
    />
  );
}
