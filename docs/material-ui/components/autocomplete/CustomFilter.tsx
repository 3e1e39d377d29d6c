import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { countries, type Country } from './countries';

const fromStart = createFilterOptions<Country>({ matchFrom: 'start', limit: 5 });
const withCode = createFilterOptions<Country>({
  stringify: ({ code, label, phone }) => `${label} ${code} +${phone}`,
});

export default function CustomFilter() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <Autocomplete
        options={countries}
        filterOptions={fromStart}
        renderInput={(params) => <TextField {...params} label="Name starts with" />}
      />
      <Autocomplete
        options={countries}
        filterOptions={withCode}
        renderInput={(params) => <TextField {...params} label="Name, code, or phone" />}
      />
    </Stack>
  );
}
