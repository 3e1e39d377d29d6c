import * as React from 'react';
import TextField from '@mui/material/TextField';

export default function NumericTextField() {
  const [code, setCode] = React.useState('');

  return (
    <TextField
      label="Verification code"
      helperText={`${code.length} of 6 digits`}
      value={code}
      onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, 6))}
      autoComplete="one-time-code"
      slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '[0-9]{6}' } }}
    />
  );
}
