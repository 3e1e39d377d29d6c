import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { planets } from './planets';

export default function CheckboxSelect() {
  const [chosen, setChosen] = React.useState<string[]>(['Venus']);

  return (
    <FormControl sx={{ width: 260 }}>
      <InputLabel id="checkbox-select-label">Planets</InputLabel>
      <Select
        multiple
        labelId="checkbox-select-label"
        id="checkbox-select"
        label="Planets"
        value={chosen}
        onChange={({ target: { value } }) => {
          // Autofill writes a text with commas.
          setChosen(typeof value === 'string' ? value.split(',') : value);
        }}
        renderValue={(selected) => selected.join(', ')}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 260 } } } }}
      >
        {planets.map((name) => (
          <MenuItem key={name} value={name} dense>
            <Checkbox
              disableRipple
              checked={chosen.includes(name)}
              tabIndex={-1}
              inputProps={{ 'aria-hidden': true }}
            />
            <ListItemText primary={name} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
