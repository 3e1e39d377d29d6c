import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const variants = ['circular', 'rounded', 'square'] as const;

export default function AvatarVariants() {
  return (
    <Stack direction="row" spacing={2}>
      {variants.map((variant) => (
        <Avatar
          key={variant}
          variant={variant}
          sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}
        >
          {variant.charAt(0).toUpperCase()}
        </Avatar>
      ))}
    </Stack>
  );
}
