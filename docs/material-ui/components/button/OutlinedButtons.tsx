import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function OutlinedButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined">Add guest</Button>
      <Button variant="outlined" disabled>
        Add guest
      </Button>
      <Button variant="outlined" href="#outlined-buttons">
        Link to this section
      </Button>
    </Stack>
  );
}
