import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function UncontrolledForm() {
  const [saved, setSaved] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSaved(`Saved ${data.get('title')}, due in ${data.get('days')} days`);
  };

  return (
    <Stack component="form" onSubmit={handleSubmit} spacing={2} sx={{ alignItems: 'flex-start' }}>
      <TextField required name="title" label="Task" defaultValue="Task 1" />
      <TextField required name="days" label="Days left" defaultValue="3" />
      <Button type="submit" variant="contained">
        Save task
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
        {saved}
      </Typography>
    </Stack>
  );
}
