import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function LabeledCheckboxes() {
  return (
    <FormGroup>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Send a copy to me" />
      <FormControlLabel required control={<Checkbox />} label="I have read the terms" />
      <FormControlLabel disabled control={<Checkbox />} label="Encrypt (no key yet)" />
    </FormGroup>
  );
}
