import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function BasicRadioGroup() {
  return (
    <FormControl>
      <FormLabel id="basic-radio-group">Delivery</FormLabel>
      <RadioGroup aria-labelledby="basic-radio-group" name="delivery" defaultValue="post">
        <FormControlLabel value="post" control={<Radio />} label="By post" />
        <FormControlLabel value="courier" control={<Radio />} label="By courier" />
        <FormControlLabel value="shop" control={<Radio />} label="I fetch it at the shop" />
      </RadioGroup>
    </FormControl>
  );
}
