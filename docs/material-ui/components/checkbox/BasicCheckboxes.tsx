import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';

export default function BasicCheckboxes() {
  return (
    <Stack direction="row">
      <Checkbox defaultChecked inputProps={{ 'aria-label': 'Checked' }} />
      <Checkbox inputProps={{ 'aria-label': 'Unchecked' }} />
      <Checkbox disabled inputProps={{ 'aria-label': 'Disabled' }} />
      <Checkbox disabled defaultChecked inputProps={{ 'aria-label': 'Disabled and checked' }} />
    </Stack>
  );
}
