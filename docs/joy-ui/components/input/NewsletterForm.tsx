import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

const messages = {
  idle: 'One message a month.',
  invalid: 'Enter an address such as name@example.com.',
  done: 'Check your inbox to confirm.',
};

export default function NewsletterForm() {
  const [status, setStatus] = React.useState<keyof typeof messages>('idle');
  const inputRef = React.useRef<HTMLInputElement>(null);
  const error = status === 'invalid';

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const valid = inputRef.current?.validity.valid ?? false;
    setStatus(valid ? 'done' : 'invalid');
    if (!valid) inputRef.current?.focus();
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <FormControl required error={error} sx={{ maxWidth: 400 }}>
        <FormLabel>Newsletter</FormLabel>
        <Input
          type="email"
          autoComplete="email"
          placeholder="name@example.com"
          error={error}
          onChange={() => setStatus('idle')}
          slotProps={{ input: { ref: inputRef } }}
          endDecorator={<Button type="submit">Subscribe</Button>}
        />
        <FormHelperText role="status" sx={error ? { color: 'danger.plainColor' } : undefined}>
          {messages[status]}
        </FormHelperText>
      </FormControl>
    </form>
  );
}
