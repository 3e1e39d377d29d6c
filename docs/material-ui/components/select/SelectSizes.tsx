import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectSizes() {
  const [format, setFormat] = React.useState('pdf');

  return (
    <FormControl size="small" sx={{ minWidth: 96 }}>
      <InputLabel id="size-select-label">Format</InputLabel>
      <Select
        autoWidth
        labelId="size-select-label"
        id="size-select"
        label="Format"
        value={format}
        onChange={(event) => setFormat(event.target.value)}
      >
        <MenuItem value="pdf">PDF</MenuItem>
        <MenuItem value="svg">Scalable Vector Graphics</MenuItem>
        <MenuItem value="png">PNG</MenuItem>
      </Select>
    </FormControl>
  );
}
