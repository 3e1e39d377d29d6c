import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';

export default function ControlledInput() {
  const [title, setTitle] = React.useState('Task 1');

  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 320 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Input
          aria-label="Title"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          sx={{ flexGrow: 1 }}
        />
        <Button variant="outlined" color="neutral" onClick={() => setTitle('')}>
          Clear
        </Button>
      </Box>
      <Typography level="body-sm">{title.length} characters</Typography>
    </Box>
  );
}
