import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RowStack() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography sx={{ flexGrow: 1 }}>Keep the changes?</Typography>
      <Button>Discard</Button>
      <Button variant="contained">Keep</Button>
    </Stack>
  );
}
