import Avatar from '@mui/material/Avatar';
import Badge, { badgeClasses } from '@mui/material/Badge';
import { planets } from './planets';

export default function StatusAvatar() {
  return (
    <Badge
      overlap="circular"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      variant="dot"
      color="success"
      sx={{
        [`& .${badgeClasses.badge}`]: {
          width: 14,
          height: 14,
          borderRadius: '50%',
          border: 2,
          borderColor: 'background.paper',
        },
      }}
    >
      <Avatar alt="Earth, online" src={planets[2]?.src} />
    </Badge>
  );
}
