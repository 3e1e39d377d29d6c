import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function VerticalStack() {
  return (
    <Stack component="form" spacing={2} sx={{ maxWidth: 320 }}>
      <TextField id="vertical-stack-title" label="Title" size="small" />
      <TextField id="vertical-stack-note" label="Note" size="small" multiline rows={2} />
      <Button variant="contained">Add note</Button>
    </Stack>
  );
}
