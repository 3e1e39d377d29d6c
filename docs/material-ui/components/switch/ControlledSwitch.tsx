import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

export default function ControlledSwitch() {
  const [hasLimit, setHasLimit] = React.useState(false);

  return (
    <FormGroup>
      <FormControlLabel
        label="Limit the download speed"
        control={
          <Switch checked={hasLimit} onChange={(event) => setHasLimit(event.target.checked)} />
        }
      />
      <TextField
        size="small"
        label="Megabits per second"
        defaultValue="20"
        disabled={!hasLimit}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        sx={{ mt: 2, alignSelf: 'flex-start' }}
      />
    </FormGroup>
  );
}
