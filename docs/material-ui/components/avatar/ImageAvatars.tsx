import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { planets } from './planets';

export default function ImageAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      {planets.slice(2, 5).map(({ name, src }) => (
        <Avatar key={name} alt={name} src={src} />
      ))}
    </Stack>
  );
}
