import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function BasicProgress() {
  return (
    <Stack spacing={3}>
      <CircularProgress aria-label="Loading messages" />
      <LinearProgress aria-label="Loading files" />
    </Stack>
  );
}
