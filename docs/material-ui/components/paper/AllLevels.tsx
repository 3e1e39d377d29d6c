import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const levels = Array.from({ length: 25 }, (_level, index) => index);

export default function AllLevels() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }}>
      {(['light', 'dark'] as const).map((mode) => (
        <Box
          key={mode}
          data-theme={mode}
          component="section"
          aria-label={`Elevations in ${mode} mode`}
          sx={{
            flex: 1,
            display: 'grid',
            gridTemplateColumns: 'repeat(5, 1fr)',
            gap: 2,
            p: 2,
            overflow: 'hidden',
            bgcolor: 'background.default',
          }}
        >
          {levels.map((level) => (
            <Paper key={level} elevation={level} sx={{ py: 1, textAlign: 'center' }}>
              {level}
            </Paper>
          ))}
        </Box>
      ))}
    </Stack>
  );
}
