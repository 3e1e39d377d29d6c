import * as React from 'react';
import Add from '@mui/icons-material/Add';
import Edit from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';
import { useTheme } from '@mui/material/styles';

const tabs = [
  { label: 'Photos', action: 'Add photo', color: 'primary', Icon: Add },
  { label: 'Notes', action: 'Edit note', color: 'secondary', Icon: Edit },
] as const;

export default function ZoomFabs() {
  const { transitions } = useTheme();
  const [open, setOpen] = React.useState(0);

  return (
    <Box sx={{ position: 'relative', width: 320, maxWidth: '100%', height: 200 }}>
      <Tabs
        variant="fullWidth"
        aria-label="Folders"
        value={open}
        onChange={(_, index: number) => setOpen(index)}
      >
        {tabs.map(({ label }) => (
          <Tab key={label} label={label} id={`zoom-${label}`} aria-controls="zoom-panel" />
        ))}
      </Tabs>
      <Box role="tabpanel" id="zoom-panel" aria-labelledby={`zoom-${tabs[open]?.label}`}>
        <Typography sx={{ p: 2 }}>{tabs[open]?.label}: nothing here yet</Typography>
      </Box>
      {tabs.map(({ action, color, Icon }, index) => (
        <Zoom
          key={action}
          unmountOnExit
          appear={false}
          in={open === index}
          style={{
            transitionDelay: open === index ? `${transitions.duration.leavingScreen}ms` : '0ms',
          }}
        >
          <Fab
            color={color}
            aria-label={action}
            sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16, zIndex: 1 }}
          >
            <Icon />
          </Fab>
        </Zoom>
      ))}
    </Box>
  );
}
