import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Input from '@mui/material/Input';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';

export default function ComposedTextFields() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl variant="outlined">
        <InputLabel htmlFor="composed-city">City</InputLabel>
        <OutlinedInput id="composed-city" label="City" aria-describedby="composed-city-text" />
        <FormHelperText id="composed-city-text">Where you live</FormHelperText>
      </FormControl>
      <FormControl variant="filled" error>
        <InputLabel htmlFor="composed-street">Street</InputLabel>
        <FilledInput id="composed-street" aria-describedby="composed-street-text" />
        <FormHelperText id="composed-street-text">The house number is missing</FormHelperText>
      </FormControl>
      <FormControl variant="standard" required>
        <InputLabel htmlFor="composed-country">Country</InputLabel>
        <Input id="composed-country" aria-describedby="composed-country-text" />
        <FormHelperText id="composed-country-text">Two letters</FormHelperText>
      </FormControl>
    </Stack>
  );
}
