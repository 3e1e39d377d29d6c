import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { countries } from './countries';

/** `CH` → 🇨🇭: each letter has a regional indicator symbol, and a pair of them is a flag. */
function toFlag(code: string) {
  return String.fromCodePoint(...[...code].map((letter) => letter.charCodeAt(0) + 0x1f1a5));
}

export default function CountryPicker() {
  return (
    <Autocomplete
      autoHighlight
      options={countries}
      renderOption={({ key, ...props }, { code, label, phone }) => (
        <Box key={key} component="li" {...props} sx={{ gap: 1.5 }}>
          <span aria-hidden>{toFlag(code)}</span>
          <span>{label}</span>
          <Box component="span" sx={{ ml: 'auto', color: 'text.secondary' }}>
            +{phone}
          </Box>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label="Country of delivery" />}
      sx={{ maxWidth: 360 }}
    />
  );
}
