import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function GroupedSelects() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl sx={{ width: 200 }}>
        <InputLabel htmlFor="grouped-native">Native</InputLabel>
        <Select native id="grouped-native" label="Native" defaultValue="mars">
          <optgroup label="Rocky planets">
            <option value="earth">Earth</option>
            <option value="mars">Mars</option>
          </optgroup>
          <optgroup label="Gas giants">
            <option value="jupiter">Jupiter</option>
            <option value="saturn">Saturn</option>
          </optgroup>
        </Select>
      </FormControl>
      <FormControl sx={{ width: 200 }}>
        <InputLabel id="grouped-menu-label">Menu</InputLabel>
        <Select labelId="grouped-menu-label" id="grouped-menu" label="Menu" defaultValue="mars">
          <ListSubheader>Rocky planets</ListSubheader>
          <MenuItem value="earth">Earth</MenuItem>
          <MenuItem value="mars">Mars</MenuItem>
          <ListSubheader>Gas giants</ListSubheader>
          <MenuItem value="jupiter">Jupiter</MenuItem>
          <MenuItem value="saturn">Saturn</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
