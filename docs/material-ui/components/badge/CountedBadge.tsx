import * as React from 'react';
import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function CountedBadge() {
  const [count, setCount] = React.useState(1);
  const [showZero, setShowZero] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <Badge
          badgeContent={count}
          color="primary"
          showZero={showZero}
          slotProps={{ badge: { 'aria-hidden': true } }}
        >
          <MailIcon color="action" />
        </Badge>
        <Typography role="status">{count === 1 ? '1 message' : `${count} messages`}</Typography>
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => setCount(count + 1)}>Receive one</Button>
        <Button onClick={() => setCount(Math.max(0, count - 1))}>Read one</Button>
        <FormControlLabel
          control={<Switch onChange={(event) => setShowZero(event.target.checked)} />}
          label="showZero"
        />
      </Stack>
    </Stack>
  );
}
