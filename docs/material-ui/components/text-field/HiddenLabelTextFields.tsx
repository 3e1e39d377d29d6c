import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function HiddenLabelTextFields() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        hiddenLabel
        variant="filled"
        size="small"
        placeholder="Small filter"
        slotProps={{ htmlInput: { 'aria-label': 'Small filter' } }}
      />
      <TextField
        hiddenLabel
        variant="filled"
        placeholder="Medium filter"
        slotProps={{ htmlInput: { 'aria-label': 'Medium filter' } }}
      />
    </Stack>
  );
}
