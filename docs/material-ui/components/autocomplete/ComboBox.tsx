import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { countries } from './countries';

export default function ComboBox() {
  return (
    <Autocomplete
      options={countries}
      renderInput={(params) => <TextField {...params} label="Country" />}
      sx={{ maxWidth: 320 }}
    />
  );
}
