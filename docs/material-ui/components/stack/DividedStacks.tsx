import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividedStacks() {
  return (
    <Stack spacing={3} divider={<Divider />}>
      <Box>Above the line</Box>
      <Stack direction="row" spacing={2} divider={<Divider orientation="vertical" flexItem />}>
        <Box>Monday</Box>
        <Box>Tuesday</Box>
        <Box>Wednesday</Box>
      </Stack>
    </Stack>
  );
}
