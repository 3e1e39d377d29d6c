import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function GuestList() {
  const [name, setName] = React.useState('');
  const [guests, setGuests] = React.useState<string[]>([]);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setGuests([...guests, name]);
    setName('');
  };

  return (
    <Stack component="form" onSubmit={handleSubmit} spacing={2} sx={{ maxWidth: 400 }}>
      <TextField
        required
        label="Guest"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="contained">
        Add guest
      </Button>
      <Alert severity={guests.length === 0 ? 'info' : 'success'} role="status">
        {guests.length === 0 ? 'Nobody is invited yet' : `Invited: ${guests.join(', ')}`}
      </Alert>
    </Stack>
  );
}
