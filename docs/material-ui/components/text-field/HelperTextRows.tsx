import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function HelperTextRows() {
  return (
    <Stack spacing={3}>
      <Typography>Out of level: the second field has no helper text.</Typography>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <TextField label="Sender" helperText="Shown to readers" />
        <TextField label="Receiver" />
      </Stack>
      <Typography>Level: the second field has a blank as its helper text.</Typography>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <TextField label="Level sender" helperText="Shown to readers" />
        <TextField label="Level receiver" helperText=" " />
      </Stack>
    </Stack>
  );
}
