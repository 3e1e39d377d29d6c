import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { countries, type Country } from './countries';

export default function ControlledStates() {
  const [value, setValue] = React.useState<Country | null>(null);
  const [inputValue, setInputValue] = React.useState('');

  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <Autocomplete
        options={countries}
        value={value}
        onChange={(_event, newValue) => setValue(newValue)}
        inputValue={inputValue}
        onInputChange={(_event, newInputValue) => setInputValue(newInputValue)}
        renderInput={(params) => <TextField {...params} label="Country" />}
      />
      <Typography variant="body2">Value: {value ? value.code : 'null'}</Typography>
      <Typography variant="body2">Input value: “{inputValue}”</Typography>
    </Stack>
  );
}
