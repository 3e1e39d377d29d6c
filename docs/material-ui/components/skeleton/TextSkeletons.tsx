import Stack from '@mui/material/Stack';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

const variants = ['h4', 'body1', 'caption'] as const;

export default function TextSkeletons() {
  return (
    <Stack direction="row" spacing={4}>
      <div>
        {variants.map((variant) => (
          <Typography key={variant} variant={variant} component="div">
            {variant}
          </Typography>
        ))}
      </div>
      <Stack sx={{ flexGrow: 1, maxWidth: 240 }}>
        {variants.map((variant) => (
          <Typography key={variant} variant={variant} component="div">
            <Skeleton />
          </Typography>
        ))}
      </Stack>
    </Stack>
  );
}
