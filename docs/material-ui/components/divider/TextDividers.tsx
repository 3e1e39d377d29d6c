import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function TextDividers() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      <Button variant="outlined">Sign in with a passkey</Button>
      <Divider role="presentation">or</Divider>
      <Button variant="outlined">Sign in with a password</Button>
      <Divider role="presentation" textAlign="left">
        Help
      </Divider>
      <Button>Reset the password</Button>
      <Divider role="presentation" textAlign="right">
        <Chip label="End of page" size="small" />
      </Divider>
    </Stack>
  );
}
