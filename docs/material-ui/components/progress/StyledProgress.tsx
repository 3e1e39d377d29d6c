import Box from '@mui/material/Box';
import CircularProgress, { circularProgressClasses } from '@mui/material/CircularProgress';
import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function StyledProgress() {
  return (
    <Stack spacing={3} sx={{ maxWidth: 360 }}>
      <LinearProgress
        variant="determinate"
        value={60}
        aria-label="Thick and round"
        sx={{
          height: 10,
          borderRadius: 5,
          [`& .${linearProgressClasses.bar}`]: { borderRadius: 5 },
        }}
      />
      <Box sx={{ position: 'relative', width: 40, height: 40 }}>
        <CircularProgress
          aria-hidden
          variant="determinate"
          value={100}
          sx={{ position: 'absolute', color: 'action.selected' }}
        />
        <CircularProgress
          disableShrink
          aria-label="With a track"
          sx={{
            animationDuration: '700ms',
            [`& .${circularProgressClasses.circle}`]: { strokeLinecap: 'round' },
          }}
        />
      </Box>
    </Stack>
  );
}
