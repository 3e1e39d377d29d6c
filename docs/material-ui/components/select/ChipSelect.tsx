import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { planets } from './planets';

export default function ChipSelect() {
  const [visited, setVisited] = React.useState<string[]>(['Earth', 'Mars']);

  return (
    <FormControl sx={{ width: 300, maxWidth: '100%' }}>
      <InputLabel id="chip-select-label">Visited</InputLabel>
      <Select
        multiple
        labelId="chip-select-label"
        id="chip-select"
        label="Visited"
        value={visited}
        onChange={({ target: { value } }) => {
          setVisited(typeof value === 'string' ? value.split(',') : value);
        }}
        renderValue={(selected) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {selected.map((name) => (
              <Chip key={name} size="small" label={name} />
            ))}
          </Box>
        )}
      >
        {planets.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
