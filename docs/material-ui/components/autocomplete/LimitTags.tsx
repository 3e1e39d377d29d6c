import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { elements } from './elements';

export default function LimitTags() {
  return (
    <Autocomplete
      multiple
      limitTags={2}
      options={elements}
      defaultValue={elements.slice(0, 5)}
      renderInput={(params) => <TextField {...params} label="Elements, two shown" />}
      sx={{ maxWidth: 480 }}
    />
  );
}
