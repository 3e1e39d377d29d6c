import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { elements } from './elements';

function findMatch(input: string) {
  const start = input.toLowerCase();
  return start && elements.find((element) => element.toLowerCase().startsWith(start));
}

export default function InlineHint() {
  const [input, setInput] = React.useState('');
  const match = findMatch(input);

  return (
    <Autocomplete
      freeSolo
      options={elements}
      filterOptions={() => []}
      inputValue={input}
      onInputChange={(_event, newInput) => setInput(newInput)}
      onKeyDown={(event) => {
        if (event.key === 'Tab' && match && match !== input) {
          event.preventDefault();
          setInput(match);
        }
      }}
      renderInput={(params) => (
        <Box sx={{ position: 'relative' }}>
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              left: 14,
              top: 16.5,
              typography: 'body1',
              lineHeight: '1.4375em',
              color: 'text.disabled',
              whiteSpace: 'pre',
            }}
          >
            {match && input + match.slice(input.length)}
          </Box>
          <TextField {...params} label="Element" helperText="Press Tab to take the suggestion" />
        </Box>
      )}
      sx={{ maxWidth: 320 }}
    />
  );
}
