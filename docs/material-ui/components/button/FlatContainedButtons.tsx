import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function FlatContainedButtons() {
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="contained" disableElevation>
        Flat
      </Button>
      <Button variant="contained">With elevation</Button>
    </Stack>
  );
}
