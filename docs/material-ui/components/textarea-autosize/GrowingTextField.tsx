import * as React from 'react';
import TextField from '@mui/material/TextField';

const limit = 80;

export default function GrowingTextField() {
  const [text, setText] = React.useState('');
  const isTooLong = text.length > limit;

  return (
    <TextField
      multiline
      fullWidth
      minRows={2}
      maxRows={6}
      label="Short description"
      value={text}
      onChange={(event) => setText(event.target.value)}
      error={isTooLong}
      helperText={`${text.length} of ${limit} characters`}
      sx={{ maxWidth: 400 }}
    />
  );
}
