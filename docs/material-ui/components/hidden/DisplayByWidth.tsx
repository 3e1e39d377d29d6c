import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function DisplayByWidth() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Paper variant="outlined" sx={{ p: 1, display: { md: 'none' } }}>
        Below 900 px
      </Paper>
      <Paper variant="outlined" sx={{ p: 1, display: { xs: 'none', md: 'block' } }}>
        From 900 px
      </Paper>
      <Paper variant="outlined" sx={{ p: 1, display: { md: 'none', lg: 'block' } }}>
        Not from 900 to 1200 px
      </Paper>
    </Stack>
  );
}
