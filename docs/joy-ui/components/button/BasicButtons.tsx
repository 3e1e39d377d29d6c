import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';

export default function BasicButtons() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button>Enabled</Button>
      <Button disabled>Disabled</Button>
      <Button loading loadingIndicator={<CircularProgress aria-hidden="true" />}>
        Loading
      </Button>
    </Box>
  );
}
