import Box from '@mui/material/Box';
import darkScrollbar from '@mui/material/darkScrollbar';

const lines = Array.from({ length: 12 }, (_, index) => `Line ${index + 1}`);

export default function Scrollbars() {
  return (
    <Box
      component="pre"
      tabIndex={0}
      role="region"
      aria-label="Log"
      sx={{
        height: 140,
        m: 0,
        p: 2,
        overflow: 'auto',
        color: 'common.white',
        bgcolor: 'grey.900',
        ...darkScrollbar(),
      }}
    >
      {lines.join('\n')}
    </Box>
  );
}
