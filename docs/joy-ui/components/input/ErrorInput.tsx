import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function ErrorInput() {
  const [slug, setSlug] = React.useState('Quarterly report');
  const error = !/^[a-z0-9-]+$/.test(slug);

  return (
    <FormControl error={error} sx={{ maxWidth: 320 }}>
      <FormLabel>Address of the page</FormLabel>
      <Input error={error} value={slug} onChange={(event) => setSlug(event.target.value)} />
      <FormHelperText sx={error ? { color: 'danger.plainColor' } : undefined}>
        {error ? 'Only lowercase letters, digits, and hyphens.' : 'This address can be used.'}
      </FormHelperText>
    </FormControl>
  );
}
