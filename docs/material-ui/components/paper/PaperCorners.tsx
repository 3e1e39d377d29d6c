import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function PaperCorners() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Paper variant="outlined" sx={{ p: 3 }}>
        Rounded
      </Paper>
      <Paper square variant="outlined" sx={{ p: 3 }}>
        Square
      </Paper>
      <Paper variant="outlined" sx={{ p: 3, borderRadius: 2 }}>
        Twice as round
      </Paper>
      <Paper variant="outlined" sx={{ p: 3, borderRadius: '16px 0' }}>
        Two corners
      </Paper>
    </Stack>
  );
}
