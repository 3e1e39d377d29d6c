import * as React from 'react';
import TextField from '@mui/material/TextField';

const limit = 20;

export default function ControlledTextField() {
  const [title, setTitle] = React.useState('Quarterly report');

  return (
    <TextField
      label="Title"
      value={title}
      onChange={(event) => setTitle(event.target.value)}
      error={title.length > limit}
      helperText={`${title.length} of ${limit} characters`}
    />
  );
}
