import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';

export default function FullWidthButtons() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: '100%', maxWidth: 320 }}>
      <Button fullWidth>Create account</Button>
      <Button fullWidth variant="outlined" color="neutral">
        I already have an account
      </Button>
    </Box>
  );
}
