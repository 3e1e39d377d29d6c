import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

const roleProps = { role: 'switch' };

export default function LabeledSwitches() {
  return (
    <FormGroup>
      <FormControlLabel
        control={<Switch defaultChecked inputProps={roleProps} />}
        label="Save as I type"
      />
      <FormControlLabel
        required
        control={<Switch inputProps={roleProps} />}
        label="Allow notifications"
      />
      <FormControlLabel
        disabled
        control={<Switch inputProps={roleProps} />}
        label="Sync over mobile data"
      />
    </FormGroup>
  );
}
