import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function CircularSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <CircularProgress size={20} aria-label="Small" />
      <CircularProgress aria-label="Default" />
      <CircularProgress size="4rem" aria-label="Large" />
      <CircularProgress size={64} thickness={1.5} aria-label="Large and thin" />
    </Stack>
  );
}
