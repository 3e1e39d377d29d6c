import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const colored = { p: 3, bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function ColoredPaper() {
  return (
    <Stack
      data-theme="dark"
      direction="row"
      spacing={3}
      useFlexGap
      sx={{
        flexWrap: 'wrap',
        p: 3,
        overflow: 'hidden',
        borderRadius: 1,
        bgcolor: 'background.default',
      }}
    >
      <Paper elevation={24} sx={colored}>
        With overlay
      </Paper>
      <Paper elevation={24} sx={{ ...colored, backgroundImage: 'none' }}>
        Without overlay
      </Paper>
    </Stack>
  );
}
