import * as React from 'react';
import NotificationsIcon from '@mui/icons-material/Notifications';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';

export default function DotBadge() {
  const [seen, setSeen] = React.useState(false);

  return (
    <IconButton
      aria-label={seen ? 'Notifications' : 'Notifications, some are new'}
      onClick={() => setSeen(!seen)}
    >
      <Badge variant="dot" color="error" invisible={seen}>
        <NotificationsIcon />
      </Badge>
    </IconButton>
  );
}
