import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const rooms = [
  { id: 'disabled', label: 'Disabled', value: 'north', text: '' },
  { id: 'error', label: 'Error', value: 'north', text: 'The room is taken' },
  { id: 'readonly', label: 'Read only', value: 'south', text: 'Set by your team' },
  { id: 'required', label: 'Required', value: '', text: 'Choose a room' },
];

export default function SelectStates() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {rooms.map(({ id, label, value, text }) => (
        <FormControl
          key={id}
          disabled={id === 'disabled'}
          error={id === 'error'}
          required={id === 'required'}
          sx={{ width: 160 }}
        >
          <InputLabel id={`select-${id}-label`}>{label}</InputLabel>
          <Select
            labelId={`select-${id}-label`}
            id={`select-${id}`}
            label={label}
            readOnly={id === 'readonly'}
            defaultValue={value}
            aria-describedby={text ? `select-${id}-text` : undefined}
            SelectDisplayProps={{
              'aria-invalid': id === 'error',
              'aria-readonly': id === 'readonly',
              'aria-required': id === 'required',
            }}
          >
            <MenuItem value="north">North</MenuItem>
            <MenuItem value="south">South</MenuItem>
          </Select>
          {text && <FormHelperText id={`select-${id}-text`}>{text}</FormHelperText>}
        </FormControl>
      ))}
    </Stack>
  );
}
