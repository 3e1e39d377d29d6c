import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const days = { standard: 5, express: 1 };

export default function ControlledRadioGroup() {
  const [speed, setSpeed] = React.useState<keyof typeof days>('standard');

  return (
    <FormControl>
      <FormLabel id="controlled-radio-group">Speed</FormLabel>
      <RadioGroup
        aria-labelledby="controlled-radio-group"
        value={speed}
        onChange={(_, value) => setSpeed(value as keyof typeof days)}
      >
        <FormControlLabel value="standard" control={<Radio />} label="Standard" />
        <FormControlLabel value="express" control={<Radio />} label="Express" />
      </RadioGroup>
      <Typography role="status">Working days: {days[speed]}</Typography>
    </FormControl>
  );
}
