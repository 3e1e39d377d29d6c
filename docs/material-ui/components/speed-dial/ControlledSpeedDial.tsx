import * as React from 'react';
import Flag from '@mui/icons-material/Flag';
import Label from '@mui/icons-material/Label';
import Snooze from '@mui/icons-material/Snooze';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

const actions = [
  { name: 'Flag', icon: <Flag /> },
  { name: 'Label', icon: <Label /> },
  { name: 'Snooze', icon: <Snooze /> },
];

export default function ControlledSpeedDial() {
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const [message, setMessage] = React.useState('Nothing chosen yet');

  const choose = (name: string) => {
    setMessage(`Chosen: ${name}`);
    setOpen(false);
    buttonRef.current?.focus();
  };

  return (
    <Box sx={{ position: 'relative', isolation: 'isolate', width: '100%', height: 280 }}>
      <Typography role="status">{message}</Typography>
      <SpeedDial
        ariaLabel="Task actions"
        icon={<SpeedDialIcon />}
        FabProps={{ ref: buttonRef }}
        open={open}
        onOpen={(_, reason) => {
          if (reason === 'toggle') setOpen(true);
        }}
        onClose={(_, reason) => {
          if (reason !== 'mouseLeave') setOpen(false);
        }}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            tooltipTitle={name}
            onClick={() => choose(name)}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
