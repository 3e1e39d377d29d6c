import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import { svgIconClasses } from '@mui/material/SvgIcon';

export default function CheckboxSizes() {
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Checkbox defaultChecked size="small" inputProps={{ 'aria-label': 'Small' }} />
      <Checkbox defaultChecked inputProps={{ 'aria-label': 'Medium' }} />
      <Checkbox
        defaultChecked
        inputProps={{ 'aria-label': '36 pixels' }}
        sx={{ [`& .${svgIconClasses.root}`]: { fontSize: 36 } }}
      />
    </Stack>
  );
}
