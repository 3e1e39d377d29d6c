import * as React from 'react';
import TextField from '@mui/material/TextField';

function getProblem(validity: ValidityState) {
  if (validity.valueMissing) return 'Enter an email address';
  if (validity.typeMismatch) return 'Enter an address such as name@example.com';
  return '';
}

export default function ValidatedTextField() {
  const [problem, setProblem] = React.useState('');

  return (
    <TextField
      required
      label="Email"
      type="email"
      autoComplete="email"
      error={problem !== ''}
      helperText={problem || 'We send the receipt there'}
      onBlur={(event) => setProblem(getProblem(event.target.validity))}
      onChange={(event) => {
        // Complain when the field is left, but forgive while it is being mended.
        if (event.target.validity.valid) setProblem('');
      }}
      FormHelperTextProps={{ 'aria-live': 'polite' }}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
