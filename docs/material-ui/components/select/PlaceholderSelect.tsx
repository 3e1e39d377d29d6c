import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function PlaceholderSelect() {
  const [priority, setPriority] = React.useState('');

  return (
    <FormControl sx={{ width: 240 }}>
      <Select
        displayEmpty
        value={priority}
        onChange={(event) => setPriority(event.target.value)}
        inputProps={{ 'aria-label': 'Priority', 'aria-describedby': 'placeholder-select-text' }}
        MenuProps={{ MenuListProps: { 'aria-label': 'Priority' } }}
        sx={priority === '' ? { color: 'text.secondary' } : undefined}
      >
        <MenuItem value="">No priority</MenuItem>
        <MenuItem value="low">Low</MenuItem>
        <MenuItem value="high">High</MenuItem>
      </Select>
      <FormHelperText id="placeholder-select-text">Decides the order of the list</FormHelperText>
    </FormControl>
  );
}
