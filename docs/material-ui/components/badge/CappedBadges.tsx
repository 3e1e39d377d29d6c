import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function CappedBadges() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Badge badgeContent={99} color="primary">
        <MailIcon color="action" titleAccess="99 messages" />
      </Badge>
      <Badge badgeContent={100} color="primary">
        <MailIcon color="action" titleAccess="100 messages" />
      </Badge>
      <Badge badgeContent={1000} max={999} color="primary">
        <MailIcon color="action" titleAccess="1000 messages" />
      </Badge>
      <Badge badgeContent="new" color="primary">
        <MailIcon color="action" titleAccess="New messages" />
      </Badge>
    </Stack>
  );
}
