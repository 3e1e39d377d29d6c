import ContentCopy from '@mui/icons-material/ContentCopy';
import Print from '@mui/icons-material/Print';
import Save from '@mui/icons-material/Save';
import Share from '@mui/icons-material/Share';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

const actions = [
  { name: 'Copy', icon: <ContentCopy /> },
  { name: 'Save', icon: <Save /> },
  { name: 'Print', icon: <Print /> },
  { name: 'Share', icon: <Share /> },
];

export default function BasicSpeedDial() {
  return (
    <Box sx={{ position: 'relative', isolation: 'isolate', width: '100%', height: 320 }}>
      <SpeedDial
        ariaLabel="Document actions"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction key={name} icon={icon} tooltipTitle={name} />
        ))}
      </SpeedDial>
    </Box>
  );
}
