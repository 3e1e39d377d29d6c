import Brush from '@mui/icons-material/Brush';
import Close from '@mui/icons-material/Close';
import Edit from '@mui/icons-material/Edit';
import FormatColorFill from '@mui/icons-material/FormatColorFill';
import Title from '@mui/icons-material/Title';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

export default function OpenIconSpeedDial() {
  return (
    <Box sx={{ position: 'relative', isolation: 'isolate', width: '100%', height: 260 }}>
      <SpeedDial
        ariaLabel="Drawing tools"
        icon={<SpeedDialIcon icon={<Edit />} openIcon={<Close />} />}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        <SpeedDialAction icon={<Brush />} tooltipTitle="Draw" />
        <SpeedDialAction icon={<FormatColorFill />} tooltipTitle="Fill" />
        <SpeedDialAction icon={<Title />} tooltipTitle="Write" />
      </SpeedDial>
    </Box>
  );
}
