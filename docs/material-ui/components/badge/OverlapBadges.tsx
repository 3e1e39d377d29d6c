import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const colors = { bgcolor: 'action.selected', color: 'text.primary' };

export default function OverlapBadges() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={2} color="primary">
        <Avatar variant="square" sx={colors}>
          A
        </Avatar>
      </Badge>
      <Badge badgeContent={2} color="primary">
        <Avatar sx={colors}>B</Avatar>
      </Badge>
      <Badge badgeContent={2} color="primary" overlap="circular">
        <Avatar sx={colors}>C</Avatar>
      </Badge>
    </Stack>
  );
}
