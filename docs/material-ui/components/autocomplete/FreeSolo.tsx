import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { elements } from './elements';

export default function FreeSolo() {
  const [value, setValue] = React.useState<string | null>(null);
  const [query, setQuery] = React.useState('');

  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <Autocomplete
        freeSolo
        options={elements}
        value={value}
        onChange={(_event, newValue) => setValue(newValue)}
        renderInput={(params) => <TextField {...params} label="Material" />}
      />
      <Autocomplete
        freeSolo
        disableClearable
        options={elements}
        inputValue={query}
        onInputChange={(_event, newQuery) => setQuery(newQuery)}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Search elements"
            slotProps={{ input: { ...params.InputProps, type: 'search' } }}
          />
        )}
      />
      <Typography variant="body2" role="status">
        Material: {value ?? 'none'}. Query: {query || 'none'}.
      </Typography>
    </Stack>
  );
}
