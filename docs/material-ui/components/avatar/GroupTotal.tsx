import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Typography from '@mui/material/Typography';
import { planets } from './planets';

export default function GroupTotal() {
  return (
    <AvatarGroup
      total={2400}
      variant="rounded"
      role="group"
      aria-label="2,400 subscribers"
      renderSurplus={(surplus) => (
        <Typography component="span" variant="caption">
          +{Math.floor(surplus / 1000)}k
        </Typography>
      )}
      slotProps={{ surplus: { sx: { bgcolor: 'grey.700', color: 'common.white' } } }}
      sx={{ justifyContent: 'flex-end', '--AvatarGroup-spacing': '-4px' }}
    >
      {planets.slice(0, 3).map(({ name, src }) => (
        <Avatar key={name} alt={name} src={src} />
      ))}
    </AvatarGroup>
  );
}
