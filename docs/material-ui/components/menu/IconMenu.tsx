import * as React from 'react';
import ContentCopy from '@mui/icons-material/ContentCopy';
import ContentCut from '@mui/icons-material/ContentCut';
import ContentPaste from '@mui/icons-material/ContentPaste';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const commands = [
  { label: 'Cut', icon: <ContentCut fontSize="small" />, keys: 'Ctrl+X' },
  { label: 'Copy', icon: <ContentCopy fontSize="small" />, keys: 'Ctrl+C' },
  { label: 'Paste', icon: <ContentPaste fontSize="small" />, keys: 'Ctrl+V' },
];

export default function IconMenu() {
  const [dense, setDense] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <FormControlLabel
        control={<Switch checked={dense} onChange={(_, checked) => setDense(checked)} />}
        label="Dense"
      />
      <Box sx={{ width: 260, maxWidth: '100%', height: { xs: 230, sm: 182 } }}>
        <Paper>
          <MenuList dense={dense} aria-label="Edit">
            {commands.map(({ label, icon, keys }) => (
              <MenuItem key={label} aria-keyshortcuts={keys.replace('Ctrl', 'Control')}>
                <ListItemIcon>{icon}</ListItemIcon>
                <ListItemText>{label}</ListItemText>
                <Typography variant="body2" aria-hidden sx={{ color: 'text.secondary' }}>
                  {keys}
                </Typography>
              </MenuItem>
            ))}
            <Divider component="li" />
            <MenuItem>
              <ListItemText inset>Select all</ListItemText>
            </MenuItem>
          </MenuList>
        </Paper>
      </Box>
    </Stack>
  );
}
