import Stack from '@mui/material/Stack';
import Switch, { switchClasses } from '@mui/material/Switch';

export default function SwitchColors() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Switch defaultChecked inputProps={{ 'aria-label': 'Primary' }} />
      <Switch defaultChecked color="secondary" inputProps={{ 'aria-label': 'Secondary' }} />
      <Switch defaultChecked color="warning" inputProps={{ 'aria-label': 'Warning' }} />
      <Switch defaultChecked color="default" inputProps={{ 'aria-label': 'Default' }} />
      <Switch
        defaultChecked
        inputProps={{ 'aria-label': 'Color of the text' }}
        sx={{
          [`& .${switchClasses.checked}`]: { color: 'text.primary' },
          [`& .${switchClasses.checked} + .${switchClasses.track}`]: { bgcolor: 'text.primary' },
        }}
      />
    </Stack>
  );
}
