import InputAdornment, { inputAdornmentClasses } from '@mui/material/InputAdornment';
import { inputBaseClasses } from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const suffix = (
  <InputAdornment position="end" sx={{ opacity: 0, pointerEvents: 'none' }}>
    km
  </InputAdornment>
);

const sx = {
  [`[data-shrink="true"] ~ .${inputBaseClasses.root} .${inputAdornmentClasses.root}`]: {
    opacity: 1,
  },
};

export default function ShrinkSuffixTextFields() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField
        label="Outlined distance"
        slotProps={{ input: { endAdornment: suffix } }}
        sx={sx}
      />
      <TextField
        label="Filled distance"
        variant="filled"
        slotProps={{ input: { endAdornment: suffix } }}
        sx={sx}
      />
    </Stack>
  );
}
