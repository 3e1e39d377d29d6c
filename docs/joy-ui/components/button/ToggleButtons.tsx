import * as React from 'react';
import NotificationsIcon from '@mui/icons-material/Notifications';
import PushPinIcon from '@mui/icons-material/PushPin';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';

export default function ToggleButtons() {
  const [notified, setNotified] = React.useState(true);
  const [pinned, setPinned] = React.useState(false);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button
        variant="soft"
        startDecorator={<NotificationsIcon />}
        aria-pressed={notified}
        onClick={() => setNotified(!notified)}
      >
        Notifications
      </Button>
      <IconButton
        variant="soft"
        color="primary"
        aria-label="Pin"
        aria-pressed={pinned}
        onClick={() => setPinned(!pinned)}
      >
        <PushPinIcon />
      </IconButton>
    </Box>
  );
}
