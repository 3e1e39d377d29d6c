import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const text =
  'Jupiter is the fifth planet from the Sun and the largest of all, with more than twice the mass of the other planets together.';

export default function TruncatedTypography() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 280 }}>
      <Typography noWrap title={text}>
        {text}
      </Typography>
      <Typography
        title={text}
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        }}
      >
        {text}
      </Typography>
    </Stack>
  );
}
