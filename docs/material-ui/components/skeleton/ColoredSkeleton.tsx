import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export default function ColoredSkeleton() {
  return (
    <Box sx={{ maxWidth: 320, p: 2, borderRadius: 1, bgcolor: '#14213d' }}>
      <Skeleton variant="rounded" height={80} sx={{ bgcolor: 'rgb(255 255 255 / 0.16)' }} />
      <Skeleton sx={{ mt: 1, bgcolor: 'rgb(255 255 255 / 0.16)' }} />
    </Box>
  );
}
