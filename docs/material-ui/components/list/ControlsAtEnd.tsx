import * as React from 'react';
import BluetoothIcon from '@mui/icons-material/Bluetooth';
import SaveIcon from '@mui/icons-material/Save';
import WifiIcon from '@mui/icons-material/Wifi';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Switch from '@mui/material/Switch';

export default function ControlsAtEnd() {
  const id = React.useId();

  return (
    <List
      aria-labelledby={id}
      subheader={
        <ListSubheader disableSticky id={id}>
          Connections
        </ListSubheader>
      }
      sx={{ maxWidth: 360 }}
    >
      <ListItem
        secondaryAction={
          <Switch edge="end" defaultChecked inputProps={{ 'aria-labelledby': `${id}-wifi` }} />
        }
      >
        <ListItemIcon>
          <WifiIcon />
        </ListItemIcon>
        <ListItemText id={`${id}-wifi`} primary="Wi-Fi" />
      </ListItem>
      <ListItem
        secondaryAction={<Switch edge="end" inputProps={{ 'aria-labelledby': `${id}-blue` }} />}
      >
        <ListItemIcon>
          <BluetoothIcon />
        </ListItemIcon>
        <ListItemText id={`${id}-blue`} primary="Bluetooth" />
      </ListItem>
      <ListItem
        secondaryAction={<Checkbox edge="end" inputProps={{ 'aria-labelledby': `${id}-save` }} />}
      >
        <ListItemIcon>
          <SaveIcon />
        </ListItemIcon>
        <ListItemText id={`${id}-save`} primary="Remember networks" />
      </ListItem>
    </List>
  );
}
