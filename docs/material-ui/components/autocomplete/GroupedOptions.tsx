import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { countries } from './countries';

export default function GroupedOptions() {
  return (
    <Autocomplete
      options={countries}
      groupBy={({ label }) => label.charAt(0)}
      renderInput={(params) => <TextField {...params} label="Country, by first letter" />}
      sx={{ maxWidth: 320 }}
    />
  );
}
