import Input from '@mui/material/Input';
import Stack from '@mui/material/Stack';

export default function BareInputs() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Input placeholder="Add a tag" inputProps={{ 'aria-label': 'Tag' }} />
      <Input disabled defaultValue="Archived" inputProps={{ 'aria-label': 'State' }} />
      <Input error defaultValue="2 2" inputProps={{ 'aria-label': 'Amount' }} />
    </Stack>
  );
}
