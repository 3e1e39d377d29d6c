import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { countries, type Country } from './countries';

/** Stands for your server, which answers later; returns a function that cancels the request. */
function searchCountries(query: string, onAnswer: (matches: Country[]) => void) {
  const matches = countries.filter(({ label }) => label.toLowerCase().startsWith(query));
  const timer = setTimeout(() => onAnswer(matches.slice(0, 5)), 600);
  return () => clearTimeout(timer);
}

export default function RemoteSearch() {
  const [value, setValue] = React.useState<Country | null>(null);
  const [query, setQuery] = React.useState('');
  const [matches, setMatches] = React.useState<readonly Country[]>([]);
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    setMatches([]);
    setLoading(query !== '');
    if (query === '') {
      return undefined;
    }
    return searchCountries(query.toLowerCase(), (answer) => {
      setMatches(answer);
      setLoading(false);
    });
  }, [query]);

  return (
    <Autocomplete
      value={value}
      onChange={(_event, newValue) => setValue(newValue)}
      onInputChange={(_event, newInput, reason) => setQuery(reason === 'input' ? newInput : '')}
      // The value must be among the options, even if the server did not find it again.
      options={value ? [value, ...matches] : matches}
      filterSelectedOptions
      filterOptions={(options) => options}
      loading={loading}
      noOptionsText={query ? 'No country found' : 'Type to search'}
      renderInput={(params) => <TextField {...params} label="Search countries" />}
      sx={{ maxWidth: 320 }}
    />
  );
}
