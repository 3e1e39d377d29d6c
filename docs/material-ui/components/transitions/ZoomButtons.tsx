import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Zoom from '@mui/material/Zoom';
import { useTheme } from '@mui/material/styles';

const actions = [
  { label: 'Add a row', icon: <AddIcon />, isForEditing: false },
  { label: 'Edit the row', icon: <EditIcon />, isForEditing: true },
];

export default function ZoomButtons() {
  const [isEditing, setIsEditing] = React.useState(false);
  const { leavingScreen } = useTheme().transitions.duration;

  return (
    <Box sx={{ position: 'relative', height: 72 }}>
      <FormControlLabel
        label="A row is selected"
        control={<Switch checked={isEditing} onChange={(_event, isOn) => setIsEditing(isOn)} />}
      />
      {actions.map(({ label, icon, isForEditing }) => (
        <Zoom
          key={label}
          in={isEditing === isForEditing}
          appear={false}
          // The new button waits until the old one has gone.
          style={{ transitionDelay: isEditing === isForEditing ? `${leavingScreen}ms` : '0ms' }}
        >
          <Fab
            color="primary"
            aria-label={label}
            sx={{ position: 'absolute', insetInlineEnd: 8, top: 8 }}
          >
            {icon}
          </Fab>
        </Zoom>
      ))}
    </Box>
  );
}
