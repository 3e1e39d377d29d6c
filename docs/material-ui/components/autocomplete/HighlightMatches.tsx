import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { countries } from './countries';

/** Splits `text` around the first match: `('Finland', 'lan')` → `['Fin', 'lan', 'd']`. */
function splitAtMatch(text: string, query: string): [string, string, string] {
  const start = text.toLowerCase().indexOf(query.toLowerCase());
  const end = start + query.length;
  return start === -1
    ? [text, '', '']
    : [text.slice(0, start), text.slice(start, end), text.slice(end)];
}

export default function HighlightMatches() {
  return (
    <Autocomplete
      options={countries}
      renderOption={({ key, ...props }, { label }, { inputValue }) => {
        const [before, match, after] = splitAtMatch(label, inputValue);
        return (
          <li key={key} {...props}>
            <span>
              {before}
              <strong>{match}</strong>
              {after}
            </span>
          </li>
        );
      }}
      renderInput={(params) => <TextField {...params} label="Country, matches in bold" />}
      sx={{ maxWidth: 320 }}
    />
  );
}
