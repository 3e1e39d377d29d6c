import FormControl, { useFormControl } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

function FocusHint() {
  const { focused, filled } = useFormControl() ?? {};
  const filledText = filled ? 'You can change it later' : 'Pick one that is easy to remember';

  return (
    <FormHelperText id="form-control-state-text">
      {focused ? 'Letters and digits' : filledText}
    </FormHelperText>
  );
}

export default function FormControlState() {
  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <InputLabel htmlFor="form-control-state">User name</InputLabel>
      <OutlinedInput
        id="form-control-state"
        label="User name"
        aria-describedby="form-control-state-text"
      />
      <FocusHint />
    </FormControl>
  );
}
