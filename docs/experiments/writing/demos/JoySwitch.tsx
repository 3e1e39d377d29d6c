import * as React from 'react';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function JoySwitch() {
  const [isOn, setOn] = React.useState(false);
  return (
    <Typography
      component="label"
      endDecorator={<Switch checked={isOn} onChange={(event) => setOn(event.target.checked)} />}
    >
      Notifications are {isOn ? 'on' : 'off'}
    </Typography>
  );
}
