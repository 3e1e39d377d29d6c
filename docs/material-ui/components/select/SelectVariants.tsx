import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl variant="filled" sx={{ width: 160 }}>
        <InputLabel id="filled-select-label">Filled</InputLabel>
        <Select labelId="filled-select-label" id="filled-select" defaultValue="day">
          <MenuItem value="day">Day</MenuItem>
          <MenuItem value="week">Week</MenuItem>
        </Select>
      </FormControl>
      <FormControl variant="standard" sx={{ width: 160 }}>
        <InputLabel id="standard-select-label">Standard</InputLabel>
        <Select labelId="standard-select-label" id="standard-select" defaultValue="day">
          <MenuItem value="day">Day</MenuItem>
          <MenuItem value="week">Week</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
