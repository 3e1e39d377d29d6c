import * as React from 'react';
import Event from '@mui/icons-material/Event';
import Note from '@mui/icons-material/Note';
import TaskAlt from '@mui/icons-material/TaskAlt';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

const actions = [
  { name: 'Task', icon: <TaskAlt /> },
  { name: 'Event', icon: <Event /> },
  { name: 'Note', icon: <Note /> },
];

export default function LabeledSpeedDial() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <Box sx={{ position: 'relative', isolation: 'isolate', width: '100%', height: 280 }}>
      <Backdrop open={open} sx={{ position: 'absolute', borderRadius: 1 }} />
      <SpeedDial
        ariaLabel="New entry"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={close}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction key={name} icon={icon} tooltipTitle={name} tooltipOpen onClick={close} />
        ))}
      </SpeedDial>
    </Box>
  );
}
