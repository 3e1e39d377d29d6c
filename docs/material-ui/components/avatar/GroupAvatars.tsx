import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import { planets } from './planets';

export default function GroupAvatars() {
  return (
    <AvatarGroup
      max={4}
      role="group"
      aria-label="Eight planets"
      slotProps={{ surplus: { sx: { bgcolor: 'grey.700', color: 'common.white', fontSize: 16 } } }}
      sx={{ justifyContent: 'flex-end' }}
    >
      {planets.map(({ name, src }) => (
        <Avatar key={name} alt={name} src={src} />
      ))}
    </AvatarGroup>
  );
}
