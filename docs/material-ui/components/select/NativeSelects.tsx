import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function NativeSelects() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl sx={{ width: 200 }}>
        <InputLabel htmlFor="native-month">Month</InputLabel>
        <Select native id="native-month" label="Month" defaultValue="6" name="month">
          <option value="6">June</option>
          <option value="7">July</option>
          <option value="8">August</option>
        </Select>
      </FormControl>
      <FormControl variant="standard" sx={{ width: 200 }}>
        <InputLabel htmlFor="native-season">Season</InputLabel>
        <NativeSelect defaultValue="summer" inputProps={{ id: 'native-season', name: 'season' }}>
          <option value="summer">Summer</option>
          <option value="winter">Winter</option>
        </NativeSelect>
      </FormControl>
    </Stack>
  );
}
