import Checkbox, { checkboxClasses } from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';

export default function CheckboxColors() {
  return (
    <Stack direction="row">
      <Checkbox defaultChecked inputProps={{ 'aria-label': 'Primary' }} />
      <Checkbox defaultChecked color="secondary" inputProps={{ 'aria-label': 'Secondary' }} />
      <Checkbox defaultChecked color="success" inputProps={{ 'aria-label': 'Success' }} />
      <Checkbox defaultChecked color="default" inputProps={{ 'aria-label': 'Default' }} />
      <Checkbox
        defaultChecked
        inputProps={{ 'aria-label': 'Colored in both states' }}
        sx={{
          color: 'warning.main',
          [`&.${checkboxClasses.checked}`]: { color: 'warning.main' },
        }}
      />
    </Stack>
  );
}
