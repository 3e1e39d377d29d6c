import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function ThreeElevations() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Paper elevation={0} sx={{ p: 3 }}>
        elevation=0
      </Paper>
      <Paper sx={{ p: 3 }}>Default, 1</Paper>
      <Paper elevation={3} sx={{ p: 3 }}>
        elevation=3
      </Paper>
    </Stack>
  );
}
