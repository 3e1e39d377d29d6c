import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function FullWidthButton() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Button variant="contained" size="large" fullWidth>
        Create account
      </Button>
      <Button fullWidth>I have an account</Button>
    </Stack>
  );
}
