import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const slots = Array.from({ length: 16 }, (_value, index) => {
  const hour = String(9 + Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});
const taken = new Set(['09:30', '12:00', '12:30']);

export default function DisabledOptions() {
  return (
    <Autocomplete
      options={slots}
      getOptionDisabled={(slot) => taken.has(slot)}
      renderInput={(params) => (
        <TextField {...params} label="Time" helperText="Times that are taken are grayed out" />
      )}
      sx={{ maxWidth: 320 }}
    />
  );
}
