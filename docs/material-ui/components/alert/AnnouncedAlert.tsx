import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function AnnouncedAlert() {
  const [message, setMessage] = React.useState<string | null>(null);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code'));
    setMessage(code === '' ? 'Enter the code from the letter.' : `No letter has the code ${code}.`);
  };

  return (
    <Stack
      component="form"
      aria-label="Redeem a code"
      spacing={2}
      onSubmit={handleSubmit}
      onChange={() => setMessage(null)}
      sx={{ maxWidth: 400, minHeight: 160, alignItems: 'flex-start' }}
    >
      <TextField name="code" label="Code" size="small" autoComplete="off" />
      <Button type="submit" variant="outlined">
        Redeem
      </Button>
      {message !== null && <Alert severity="error">{message}</Alert>}
    </Stack>
  );
}
