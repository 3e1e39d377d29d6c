import * as React from 'react';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function Greeting() {
  const [name, setName] = React.useState('');
  return (
    <Stack spacing={1} sx={{ maxWidth: 320 }}>
      <Input
        aria-label="Your name"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Typography role="status">{name ? `Hello, ${name}` : 'Type to be greeted'}</Typography>
    </Stack>
  );
}
