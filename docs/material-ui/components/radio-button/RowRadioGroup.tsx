import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RowRadioGroup() {
  return (
    <FormControl>
      <FormLabel id="row-radio-group">Paper size</FormLabel>
      <RadioGroup row aria-labelledby="row-radio-group" defaultValue="a4">
        <FormControlLabel value="a3" control={<Radio />} label="A3" />
        <FormControlLabel value="a4" control={<Radio />} label="A4" />
        <FormControlLabel value="a5" control={<Radio />} label="A5" />
        <FormControlLabel disabled value="a6" control={<Radio />} label="A6 (sold out)" />
      </RadioGroup>
    </FormControl>
  );
}
