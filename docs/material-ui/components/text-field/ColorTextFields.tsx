import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ColorTextFields() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField focused color="secondary" label="Secondary" />
      <TextField focused color="success" label="Success" variant="filled" />
      <TextField focused color="warning" label="Warning" variant="standard" />
    </Stack>
  );
}
