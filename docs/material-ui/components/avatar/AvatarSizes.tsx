import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { planets } from './planets';

const sizes = [24, 40, 64];

export default function AvatarSizes() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {sizes.map((size) => (
        <Avatar
          key={size}
          alt={`Mars, ${size} px`}
          src={planets[3]?.src}
          sx={{ width: size, height: size }}
        />
      ))}
      {sizes.map((size) => (
        <Avatar
          key={size}
          sx={{
            width: size,
            height: size,
            fontSize: size / 2,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          M
        </Avatar>
      ))}
    </Stack>
  );
}
