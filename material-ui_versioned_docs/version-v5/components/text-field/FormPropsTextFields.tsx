import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FormPropsTextFields() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField required label="Required" defaultValue="Oxygen" />
      <TextField disabled label="Disabled" defaultValue="Helium" />
      <TextField label="Read only" defaultValue="Neon" InputProps={{ readOnly: true }} />
      <TextField label="Password" type="password" autoComplete="current-password" />
      <TextField label="Number" type="number" defaultValue={8} />
      <TextField label="Date" type="date" InputLabelProps={{ shrink: true }} />
      <TextField label="Search" type="search" />
      <TextField label="Symbol" helperText="As in the periodic table" />
    </Stack>
  );
}
