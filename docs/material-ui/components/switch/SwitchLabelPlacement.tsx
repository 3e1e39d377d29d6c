import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Switch from '@mui/material/Switch';

const settings = ['Airplane mode', 'Wi-Fi', 'Bluetooth'];

export default function SwitchLabelPlacement() {
  return (
    <List aria-label="Connections" sx={{ width: 300, maxWidth: '100%' }}>
      {settings.map((setting, index) => (
        <ListItem key={setting} disablePadding divider={index < settings.length - 1}>
          <FormControlLabel
            label={setting}
            labelPlacement="start"
            control={<Switch edge="end" defaultChecked={index > 0} />}
            sx={{ flexGrow: 1, justifyContent: 'space-between', m: 0, py: 0.5, pr: 1 }}
          />
        </ListItem>
      ))}
    </List>
  );
}
