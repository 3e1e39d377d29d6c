import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ContainedButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">Check out</Button>
      <Button variant="contained" disabled>
        Check out
      </Button>
      <Button variant="contained" href="#contained-buttons">
        Link to this section
      </Button>
    </Stack>
  );
}
