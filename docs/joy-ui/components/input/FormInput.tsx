import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';

export default function FormInput() {
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setMessage(`Added “${data.get('task')}” for ${data.get('email')}`);
    event.currentTarget.reset();
  };

  return (
    <Box
      component="form"
      onSubmit={handleSubmit}
      sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <FormControl required>
        <FormLabel>Task</FormLabel>
        <Input name="task" />
      </FormControl>
      <FormControl required>
        <FormLabel>Email</FormLabel>
        <Input name="email" type="email" autoComplete="email" />
      </FormControl>
      <Button type="submit">Add task</Button>
      <Typography role="status" level="body-sm" sx={{ minHeight: '1.5em' }}>
        {message}
      </Typography>
    </Box>
  );
}
