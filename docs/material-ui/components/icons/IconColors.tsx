import FavoriteIcon from '@mui/icons-material/Favorite';
import Stack from '@mui/material/Stack';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';

const colors: SvgIconProps['color'][] = [
  'inherit',
  'primary',
  'secondary',
  'success',
  'info',
  'warning',
  'error',
  'action',
  'disabled',
];

export default function IconColors() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <Stack key={color} sx={{ alignItems: 'center' }}>
          <FavoriteIcon color={color} />
          <Typography variant="body2">{color}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
