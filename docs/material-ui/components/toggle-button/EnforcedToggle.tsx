import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function EnforcedToggle() {
  const [unit, setUnit] = React.useState('km');

  const handleChange = (_: React.MouseEvent, value: string | null) => {
    if (value !== null) setUnit(value);
  };

  return (
    <ToggleButtonGroup exclusive aria-label="Unit" value={unit} onChange={handleChange}>
      <ToggleButton value="km">Kilometers</ToggleButton>
      <ToggleButton value="mi">Miles</ToggleButton>
    </ToggleButtonGroup>
  );
}
