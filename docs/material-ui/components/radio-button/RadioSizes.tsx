import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { svgIconClasses } from '@mui/material/SvgIcon';

const large = { [`& .${svgIconClasses.root}`]: { fontSize: 32 } };

export default function RadioSizes() {
  return (
    <RadioGroup row aria-label="Size" defaultValue="medium" sx={{ alignItems: 'center' }}>
      <FormControlLabel value="small" control={<Radio size="small" />} label="Small" />
      <FormControlLabel value="medium" control={<Radio />} label="Medium" />
      <FormControlLabel value="large" control={<Radio sx={large} />} label="32 pixels" />
    </RadioGroup>
  );
}
