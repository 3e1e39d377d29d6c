import Skeleton, { skeletonClasses } from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keyframes, styled } from '@mui/material/styles';

const sweep = keyframes`
  from { transform: translateX(-100%); }
  50%, to { transform: translateX(100%); }
`;

// The release moves the skeleton itself; only the light on it should move.
const WaveSkeleton = styled(Skeleton)({
  [`&.${skeletonClasses.wave}`]: { animation: 'none' },
  '&::after': { animation: `${sweep} 2s linear 0.5s infinite` },
});

export default function SkeletonAnimations() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 320 }}>
      <Typography variant="body2">pulse</Typography>
      <Skeleton variant="rounded" height={24} />
      <Typography variant="body2">wave</Typography>
      <WaveSkeleton variant="rounded" height={24} animation="wave" />
      <Typography variant="body2">false</Typography>
      <Skeleton variant="rounded" height={24} animation={false} />
    </Stack>
  );
}
