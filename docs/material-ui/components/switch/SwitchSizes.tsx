import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function SwitchSizes() {
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Switch size="small" defaultChecked inputProps={{ 'aria-label': 'Small' }} />
      <Switch defaultChecked inputProps={{ 'aria-label': 'Medium' }} />
    </Stack>
  );
}
