import * as React from 'react';
import TextField from '@mui/material/TextField';

export default function LabelledField() {
  const [name, setName] = React.useState('');
  return (
    <TextField
      label="Your name"
      value={name}
      onChange={(event) => setName(event.target.value)}
      helperText={name ? `Hello, ${name}` : 'Type to be greeted'}
    />
  );
}
