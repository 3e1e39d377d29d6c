import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function BasicSelect() {
  const [unit, setUnit] = React.useState('');

  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel id="basic-select-label">Unit</InputLabel>
      <Select
        labelId="basic-select-label"
        id="basic-select"
        label="Unit"
        value={unit}
        onChange={(event) => setUnit(event.target.value)}
      >
        <MenuItem value="celsius">Celsius</MenuItem>
        <MenuItem value="fahrenheit">Fahrenheit</MenuItem>
        <MenuItem value="kelvin">Kelvin</MenuItem>
      </Select>
    </FormControl>
  );
}
