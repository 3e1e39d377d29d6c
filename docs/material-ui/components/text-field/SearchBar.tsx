import * as React from 'react';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function SearchBar() {
  const [query, setQuery] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setQuery(String(new FormData(event.currentTarget).get('query')));
  };

  return (
    <div>
      <Paper
        component="form"
        role="search"
        variant="outlined"
        onSubmit={handleSubmit}
        sx={{ display: 'flex', maxWidth: 400, p: 0.5, '&:focus-within': { outline: 2 } }}
      >
        <InputBase
          name="query"
          type="search"
          placeholder="Search the archive"
          inputProps={{ 'aria-label': 'Search the archive' }}
          sx={{ flex: 1, ml: 1.5 }}
        />
        <IconButton type="submit" aria-label="Search">
          <SearchIcon />
        </IconButton>
      </Paper>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: '1.5em' }}>
        {query && `You searched for “${query}”`}
      </Typography>
    </div>
  );
}
