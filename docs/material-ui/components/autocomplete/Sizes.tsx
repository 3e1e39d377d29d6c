import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { elements } from './elements';

export default function Sizes() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 480 }}>
      <Autocomplete
        size="small"
        multiple
        options={elements}
        defaultValue={['Carbon']}
        renderInput={(params) => <TextField {...params} label="Small" />}
      />
      <Autocomplete
        multiple
        options={elements}
        defaultValue={['Carbon']}
        renderInput={(params) => <TextField {...params} label="Medium" />}
      />
    </Stack>
  );
}
