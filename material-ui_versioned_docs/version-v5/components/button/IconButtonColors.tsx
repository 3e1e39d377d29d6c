import FingerprintIcon from '@mui/icons-material/Fingerprint';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

const colors = [
  'default',
  'inherit',
  'primary',
  'secondary',
  'success',
  'error',
  'info',
  'warning',
] as const;

export default function IconButtonColors() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <IconButton key={color} aria-label={`Unlock, ${color}`} color={color}>
          <FingerprintIcon />
        </IconButton>
      ))}
    </Stack>
  );
}
