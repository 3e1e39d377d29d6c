import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function BasicSwitches() {
  return (
    <Stack direction="row">
      <Switch defaultChecked inputProps={{ 'aria-label': 'On' }} />
      <Switch inputProps={{ 'aria-label': 'Off' }} />
      <Switch disabled defaultChecked inputProps={{ 'aria-label': 'Disabled and on' }} />
      <Switch disabled inputProps={{ 'aria-label': 'Disabled and off' }} />
    </Stack>
  );
}
