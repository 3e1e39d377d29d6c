import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxLabelPlacement() {
  return (
    <FormGroup row>
      <FormControlLabel control={<Checkbox />} label="Top" labelPlacement="top" />
      <FormControlLabel control={<Checkbox />} label="Start" labelPlacement="start" />
      <FormControlLabel control={<Checkbox />} label="Bottom" labelPlacement="bottom" />
      <FormControlLabel control={<Checkbox />} label="End" labelPlacement="end" />
    </FormGroup>
  );
}
