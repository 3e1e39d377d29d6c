import FormControlLabel from '@mui/material/FormControlLabel';
import Radio, { radioClasses } from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const inBothStates = {
  color: 'info.main',
  [`&.${radioClasses.checked}`]: { color: 'info.main' },
};

export default function RadioColors() {
  return (
    <RadioGroup row aria-label="Color" defaultValue="secondary">
      <FormControlLabel value="primary" control={<Radio />} label="Primary" />
      <FormControlLabel value="secondary" control={<Radio color="secondary" />} label="Secondary" />
      <FormControlLabel value="success" control={<Radio color="success" />} label="Success" />
      <FormControlLabel value="default" control={<Radio color="default" />} label="Default" />
      <FormControlLabel value="both" control={<Radio sx={inBothStates} />} label="Both states" />
    </RadioGroup>
  );
}
