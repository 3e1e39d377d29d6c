import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StackDividers() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider orientation="vertical" flexItem aria-hidden />}
    >
      <Typography variant="body2">8 planets</Typography>
      <Typography variant="body2">5 dwarf planets</Typography>
      <Typography variant="body2">1 star</Typography>
    </Stack>
  );
}
