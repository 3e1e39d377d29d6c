import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

const channels = { email: 'Email', push: 'Push message', sms: 'Text message' };

export default function SwitchGroup() {
  const [active, setActive] = React.useState({ email: true, push: true, sms: false });
  const count = Object.values(active).filter(Boolean).length;

  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">Remind me by</FormLabel>
      <FormGroup>
        {Object.entries(channels).map(([name, label]) => (
          <FormControlLabel
            key={name}
            label={label}
            control={
              <Switch
                name={name}
                checked={active[name as keyof typeof channels]}
                onChange={({ target }) => setActive({ ...active, [target.name]: target.checked })}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText role="status">{`${count} of 3 on`}</FormHelperText>
    </FormControl>
  );
}
